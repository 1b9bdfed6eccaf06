/**
 * Sheets of icons and pictures, laid into the page itself. A browser would read a file of its own anew
 * for every picture that is taken from it.
 */
export function lay(text: string): void {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const sheet = document.adoptNode<Element>(documentElement) as SVGSVGElement;
  for (const one of sheet.querySelectorAll('desc')) one.remove(); // English, and words stand beside a picture
  sheet.dataset['sheet'] = '';
  sheet.style.display = 'none';
  document.body.append(sheet);
}

const fetched = new Map<string, Promise<void>>();

/** Lay a sheet from a file, once; what is shown of it appears then. */
export function bring(file: string): void {
  if (fetched.has(file)) return;
  const laid = fetch(file).then(async (found) => lay(await found.text()));
  laid.catch(() => fetched.delete(file)); // the next picture tries again
  fetched.set(file, laid);
}
