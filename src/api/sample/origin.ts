/** True if the admin area uses sample data instead of the server. Set when the site is built. */
export const isSample: boolean = import.meta.env?.PUBLIC_ADMIN_SOURCE === 'sample';
