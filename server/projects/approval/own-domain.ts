/**
 * Whether an address is of a website's own domain, or of one above or below it: `a@span.example` belongs to
 * `https://www.span.example` and to `https://jobs.span.example`. Null where there is nothing to compare.
 */
export function isOwnDomain(email: string | null, website: string): boolean | null {
  if (!email || !URL.canParse(website)) return null;
  const host = new URL(website).hostname.replace(/^www\./, '');
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
}
