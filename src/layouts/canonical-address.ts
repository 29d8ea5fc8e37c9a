/** The one address a page is known by: on the published origin, without a slash at the end. */
export function canonicalAddress({ url, site }: { url: URL; site: URL | undefined }): URL {
  return new URL(url.pathname.replace(/(.)\/$/, '$1'), site);
}
