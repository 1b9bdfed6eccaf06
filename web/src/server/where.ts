/** Where tables are: on the server that the page comes from, or in this browser. */

const said = globalThis.document?.documentElement.dataset.server;

/** A page that was exported has its tables in this browser. */
export const here = said !== undefined;

/** The page of the server that offers this one, if one does. */
export const server = here && said !== 'none' ? said : null;
