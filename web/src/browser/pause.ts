/** Let the page listen, and go on afterwards. */
export const pause = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));
