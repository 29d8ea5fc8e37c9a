import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { inTransaction } from '../../../act.ts';
import { idempotent } from '../../../platform/http/idempotency.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../services.ts';
import { membershipOf } from '../../accounts/person.ts';
import { addDomain, removeDomain } from './change.ts';
import { decideDomain } from './decide.ts';
import { openNameService } from './name-service.ts';
import { proveByDns } from './prove-by-dns.ts';
import { proveByMail, sendDomainCode } from './prove-by-mail.ts';
import { domainsOf } from './repository.ts';

/** The mail domains of a company, and the proof that they are its own. */
export async function domains(app: FastifyInstance, { services }: { services: Services }) {
  const names = openNameService(services.nameServers);

  serve(app, endpoints.listDomains, (_, { person }) =>
    domainsOf(services.db, membershipOf(person).companyId),
  );

  serve(app, endpoints.addDomain, ({ body }, call) =>
    idempotent(services, call, (act) => addDomain(act, body.domain)),
  );

  serve(app, endpoints.removeDomain, ({ params }, { person }) =>
    inTransaction(services, person, (act) => removeDomain(act, params.id)),
  );

  serve(app, endpoints.proveDomainByDns, ({ params }, { person }) =>
    proveByDns(services, names, person, params.id),
  );

  serve(app, endpoints.sendDomainCode, ({ params, body }, { person }) =>
    inTransaction(services, person, (act) => sendDomainCode(act, params.id, body.email)),
  );

  serve(app, endpoints.decideDomain, async ({ params, body: { allowed } }, { person }) => {
    const { id, domainId } = params;
    await inTransaction(services, person, (act) => decideDomain(act, id, domainId, allowed));
    return allowed ? 'Domain allowed.' : 'Domain refused.';
  });

  serve(app, endpoints.proveDomainByMail, ({ params, body }, { person }) =>
    proveByMail(services, person, params.id, body.code),
  );
}
