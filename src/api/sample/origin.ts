/**
 * Where the admin area has its admins, companies, projects and status entries from: the server, or
 * sample data in the page. Chosen when the site is built.
 */
export const isSample: boolean = import.meta.env?.PUBLIC_ADMIN_SOURCE === 'sample';
