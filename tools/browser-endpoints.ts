import { pathToFileURL } from 'node:url';

/**
 * A browser makes calls, and checks neither what it sends nor what it gets: of the endpoint table it
 * only needs where each call goes, whether a key makes it safe to ask again, and what kind of answer comes. Leaves the
 * schemas out of its scripts.
 */
export const browserEndpoints = {
  name: 'browser-endpoints',
  apply: 'build',
  async load(this: { environment?: { name: string } }, id: string): Promise<string | null> {
    if (this.environment?.name !== 'client' || !id.endsWith('/src/contract/endpoints.ts'))
      return null;
    const { endpoints } = await import(pathToFileURL(id).href);
    return `export const endpoints = ${JSON.stringify(endpoints, (name, value) =>
      leftOut.has(name) ? undefined : value,
    )};`;
  },
} as const;

const leftOut = new Set([
  'summary',
  'audience',
  'params',
  'query',
  'body',
  'schema',
  'problems',
  'perMinute',
  'upload',
  'paged',
]);
