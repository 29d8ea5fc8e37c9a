/** Base of the API, set when the site is built; `/api` if both are served together. */
export const apiBase: string = import.meta.env?.PUBLIC_API_BASE ?? '/api';

/** An address from the API, for a page that may be on another origin. */
export const addressAtApi = (address: string): string =>
  URL.canParse(apiBase) ? new URL(address, apiBase).href : address;
