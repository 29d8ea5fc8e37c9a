import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../../platform/calls/command.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import { membershipOf } from '../../../platform/calls/person.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { addDomain, removeDomain } from './change.ts';
import { decideDomain } from './of-university.ts';
import { openNameService, proveByDns } from './prove-by-dns.ts';
import { proveByMail, sendDomainCode } from './prove-by-mail.ts';
import { domainsOf } from './repository.ts';

/** Proving a domain also needs to know who is asked for DNS records; none means whom the machine asks. */
export interface DomainServices extends Services {
  readonly nameServers: readonly string[];
}

/** The mail domains of a company, and the proof that they are its own. */
export async function domains(app: FastifyInstance, { services }: { services: DomainServices }) {
  const names = openNameService(services.nameServers);

  serve(app, endpoints.listDomains, (_, { person }) =>
    domainsOf(services.db, membershipOf(person).companyId),
  );

  serve(app, endpoints.addDomain, ({ body }, call) =>
    idempotent(services, call, (command) => addDomain(command, body.domain)),
  );

  serve(app, endpoints.removeDomain, ({ params }, { person }) =>
    runCommand(services, person, (command) => removeDomain(command, params.id)),
  );

  serve(app, endpoints.proveDomainByDns, ({ params }, { person }) =>
    proveByDns(services, names, person, params.id),
  );

  serve(app, endpoints.sendDomainCode, ({ params, body }, { person }) =>
    runCommand(services, person, (command) => sendDomainCode(command, params.id, body.email)),
  );

  serve(app, endpoints.decideDomain, async ({ params, body: { allowed } }, { person }) => {
    const { id, domainId } = params;
    await runCommand(services, person, (command) => decideDomain(command, id, domainId, allowed));
    return allowed ? 'Domain allowed.' : 'Domain refused.';
  });

  serve(app, endpoints.proveDomainByMail, ({ params, body }, { person }) =>
    proveByMail(services, person, params.id, body.code),
  );
}
