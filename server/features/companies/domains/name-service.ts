import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';

const timeoutMs = 3_000;

/** Reads TXT records. */
export interface NameService {
  /** The texts under a name, each in one piece; none where there is no such name. @throws when no server answers in time */
  texts(name: string): Promise<string[]>;
}

/** @param servers whom to ask, as `ADDRESS:PORT`; none means whom the machine asks */
export function openNameService(servers: readonly string[]): NameService {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2, maxTimeout: timeoutMs });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    async texts(name) {
      try {
        return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === NOTFOUND || code === NODATA) return [];
        throw error;
      }
    },
  };
}
