import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { membershipOf } from '../../../platform/calls/person.ts';
import { serve, serveCommands } from '../../../platform/calls/serve.ts';
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
  const change = serveCommands(app, services);
  const names = openNameService(services.nameServers);

  serve(app, endpoints.listDomains, (_, { person }) =>
    domainsOf(services.db, membershipOf(person).companyId),
  );

  change(endpoints.addDomain, (command, { body }) => addDomain(command, body.domain));

  change(endpoints.removeDomain, (command, { params }) => removeDomain(command, params.id));

  serve(app, endpoints.proveDomainByDns, ({ params }, { person }) =>
    proveByDns(services, names, person, params.id),
  );

  change(endpoints.sendDomainCode, (command, { params, body }) =>
    sendDomainCode(command, params.id, body.email),
  );

  change(endpoints.decideDomain, async (command, { params, body: { allowed } }) => {
    await decideDomain(command, params.id, params.domainId, allowed);
    return allowed ? 'Domain allowed.' : 'Domain refused.';
  });

  serve(app, endpoints.proveDomainByMail, ({ params, body }, { person }) =>
    proveByMail(services, person, params.id, body.code),
  );
}
