/** Where the API lives, set when the site is built; `/api` when it is served together with the site. */
export const apiBase: string = import.meta.env?.PUBLIC_API_BASE ?? '/api';

/** An address as the API names it, for a page that may stand on another origin than the API. */
export const addressAtApi = (address: string): string =>
  URL.canParse(apiBase) ? new URL(address, apiBase).href : address;
