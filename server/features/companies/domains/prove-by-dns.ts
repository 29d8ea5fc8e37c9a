import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';
import {
  type CompanyDomain,
  proofName,
} from '../../../../src/contract/companies/company-domains.ts';
import { type Caller, runCommand } from '../../../platform/calls/act.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { membershipOf } from '../../../platform/calls/person.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { noteProved } from './of-university.ts';
import { domainsOf, lockDomain, ownDomain, setProved } from './repository.ts';

/**
 * Looks for the record that proves a domain. Nothing is locked while the name service is asked.
 * @throws {Problem} `not-found`, `proof-missing`, `domain-taken`
 */
export async function proveByDns(
  services: Services,
  caller: Caller,
  names: NameService,
  id: number,
): Promise<CompanyDomain[]> {
  const { domain, proof } = await ownDomain(services.db, caller.person, id);
  const name = proofName(domain);
  const texts = await names.texts(name).catch(() => {
    throw missing(`No name server answered for ${name}. Try again in a few minutes.`);
  });
  if (!texts.includes(proof)) throw missing(whatIsThere(name, texts));
  return runCommand(services, caller, async (command) => {
    // It may have been removed in the meantime, and added again with another proof.
    const known = await lockDomain(command, id);
    if (!(await setProved(command.transaction, known, 'dns', command.at)))
      throw new Problem('domain-taken');
    if (!known.proved) await noteProved(command, known);
    return domainsOf(command.transaction, membershipOf(command.by).companyId);
  });
}

const missing = (sentence: string) => new Problem('proof-missing', sentence);

const whatIsThere = (name: string, texts: readonly string[]): string =>
  texts.length === 0
    ? `There is no TXT record at ${name} yet. A new record can take an hour to be seen.`
    : `The TXT record at ${name} says something else. Compare it with the text above.`;

const timeoutMs = 3_000;

/** Reads TXT records. */
interface NameService {
  /** The texts under a name, each in one piece; none where there is no such name. @throws when no server answers in time */
  texts(name: string): Promise<string[]>;
}

/** @param servers as `ADDRESS:PORT`; empty for the machine's own */
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
