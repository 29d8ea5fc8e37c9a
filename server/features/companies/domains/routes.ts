import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { membershipOf } from '../../../platform/calls/person.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { addDomain, removeDomain } from './change.ts';
import { decideDomain } from './of-university.ts';
import { openNameService, proveByDns } from './prove-by-dns.ts';
import { proveByMail, sendDomainCode } from './prove-by-mail.ts';
import { domainsOf } from './repository.ts';

/** Needs the DNS servers for proving a domain; empty for the machine's own. */
export interface DomainServices extends Services {
  readonly nameServers: readonly string[];
}

/** The mail domains of a company, and the proof that they are its own. */
export async function domains(app: FastifyInstance, { services }: { services: DomainServices }) {
  const act = acts(app, services);
  const names = openNameService(services.nameServers);

  serve(app, endpoints.listDomains, (_, { person }) =>
    domainsOf(services.db, membershipOf(person).companyId),
  );

  act(endpoints.addDomain, (command, { body }) => addDomain(command, body.domain));

  act(endpoints.removeDomain, (command, { params }) => removeDomain(command, params.id));

  serve(app, endpoints.proveDomainByDns, ({ params }, call) =>
    proveByDns(services, call, names, params.id),
  );

  act(endpoints.sendDomainCode, (command, { params, body }) =>
    sendDomainCode(command, params.id, body.email),
  );

  act(endpoints.decideDomain, async (command, { params, body: { allowed } }) => {
    await decideDomain(command, params.id, params.domainId, allowed);
    return allowed ? 'Domain allowed.' : 'Domain refused.';
  });

  serve(app, endpoints.proveDomainByMail, ({ params, body }, call) =>
    proveByMail(services, call, params.id, body.code),
  );
}
