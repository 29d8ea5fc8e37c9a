import type { Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import type { Jobs } from '../../platform/jobs/open.ts';
import { openQueue, type Queue } from '../../platform/jobs/queue.ts';
import { takeAllowance } from './allowances.ts';
import { issueLink, linkOrCode } from './links.ts';
import { codeMail, resetMail, signUpAgainMail } from './mails.ts';
import { issueCode } from './registration/codes.ts';
import { waitingSignUps } from './registration/sign-ups.ts';
import { findAccount } from './repository.ts';
import { addressHash } from './sessions/attempts.ts';
import type { Tokens } from './sessions/tokens.ts';

/**
 * A request that anybody may make for an address. The call only queues it and the address is looked up later, so
 * neither the answer nor its time tells if the address is known.
 */
interface AccountJob {
  readonly kind: 'mail a reset link' | 'mail a new code';
  readonly email: string;
}

export type AccountJobs = Queue<AccountJob>;

export interface AccountServices extends Services {
  readonly tokens: Tokens;
  readonly accountJobs: AccountJobs;
  /** Minutes without use that end an admin's session. */
  readonly adminIdleMinutes: number;
}

const retry = { retryLimit: 10, retryDelay: 2, retryDelayMax: 300 };

export const openAccountJobs = (
  jobs: Jobs,
  services: Pick<Services, 'db' | 'clock' | 'mailer' | 'codeKey' | 'publicOrigin'>,
): Promise<AccountJobs> =>
  openQueue<AccountJob>(jobs, {
    // Its name in the databases that are in use.
    name: 'errands',
    retry,
    work: (job) => run(services, job),
  });

type MailingServices = Parameters<typeof openAccountJobs>[1];

const run = (services: MailingServices, { kind, email }: AccountJob): Promise<void> =>
  services.db
    .transaction()
    .execute(async (transaction) =>
      kind === 'mail a reset link'
        ? mailResetLink(services, transaction, email)
        : mailNewCode(services, transaction, email),
    );

async function mailResetLink(services: MailingServices, transaction: Database, email: string) {
  const { clock, mailer, publicOrigin } = services;
  const account = await findAccount(transaction, email);
  if (!account || account.state === 'disabled') return;
  if (!(await mayMail(services, transaction, email))) return;
  const token = await issueLink(transaction, account.id, 'reset', clock());
  const way = linkOrCode(publicOrigin, 'password', token);
  await mailer.send(transaction, resetMail(account.email, way));
}

/** The request names an address but no sign-up. If several sign-ups wait, nobody can tell which one is meant. */
async function mailNewCode(services: MailingServices, transaction: Database, email: string) {
  const { clock, mailer, codeKey, publicOrigin } = services;
  const [signUp, ...others] = await waitingSignUps(transaction, email);
  if (!signUp || !(await mayMail(services, transaction, email))) return;
  const mail =
    others.length > 0
      ? signUpAgainMail(signUp.email, `${publicOrigin}/auth/register`)
      : codeMail(signUp, await issueCode(transaction, codeKey, signUp.id, clock()), publicOrigin);
  await mailer.send(transaction, mail);
}

const mayMail = ({ codeKey, clock }: MailingServices, transaction: Database, email: string) =>
  takeAllowance(transaction, 'mail', addressHash(codeKey, email), clock());
