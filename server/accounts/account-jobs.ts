import type { Jobs } from '../jobs/open.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { codeMail, resetMail } from '../mail/templates.ts';
import type { VerbContext } from '../verb-context.ts';
import { issueLink } from './links.ts';
import { issueCode } from './registration/codes.ts';
import { findAccount } from './repository.ts';

/**
 * What is asked for an address without saying whether it is known. The call only queues it; looking
 * the address up happens later, so that neither the answer nor its time tells anything.
 */
interface AccountJob {
  readonly kind: 'mail a reset link' | 'mail a new code';
  readonly email: string;
}

export type AccountJobs = Queue<AccountJob>;

const retry = { retryLimit: 10, retryDelay: 2, retryDelayMax: 300 };

export const openAccountJobs = (
  jobs: Jobs,
  services: Pick<VerbContext, 'db' | 'clock' | 'mailer' | 'codeKey' | 'publicOrigin'>,
): Promise<AccountJobs> =>
  openQueue<AccountJob>(jobs, {
    // Its name in the databases that are in use.
    name: 'errands',
    retry,
    work: (job) => run(services, job),
  });

async function run(
  { db, clock, mailer, codeKey, publicOrigin }: Parameters<typeof openAccountJobs>[1],
  { kind, email }: AccountJob,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, email);
    if (!account || account.state === 'disabled') return;
    if (kind === 'mail a reset link') {
      const token = await issueLink(transaction, account.id, 'reset', clock());
      await mailer.send(
        transaction,
        resetMail(account.email, `${publicOrigin}/auth/reset#${token}`),
      );
    } else if (account.state === 'unverified') {
      const code = await issueCode(transaction, codeKey, account.id, clock());
      await mailer.send(transaction, codeMail(account.email, code));
    }
  });
}
