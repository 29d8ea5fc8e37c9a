import type { Database } from '../../database/open.ts';
import type { Jobs } from '../../jobs/open.ts';
import { openQueue } from '../../jobs/queue.ts';
import { openRecurring, type Recurring } from '../../jobs/recurring.ts';
import { type MailedNews, noteMails } from './note.ts';
import { type Sending, sendDueNews } from './send-due.ts';

/** The mail that events cause: the first about something goes at once, what follows is gathered. */
export interface NewsMails extends Recurring {
  /** Notes it in the transaction it is about. */
  note(transaction: Database, news: readonly MailedNews[]): Promise<void>;
  /** Hands what is due to the mailer. @returns how many mails */
  sendDue(): Promise<number>;
}

const retry = { retryLimit: 10, retryDelay: 2, retryDelayMax: 60 };
/** What was gathered is looked for each minute. */
const minutely = '* * * * *';

export async function openNewsMails(jobs: Jobs, sending: Sending): Promise<NewsMails> {
  const sendDue = () => sendDueNews(sending);
  const work = async () => void (await sendDue());
  const queue = await openQueue<object>(jobs, { name: 'news-mails', retry, work });
  const recurring = await openRecurring(jobs, { name: 'gathered-news', cron: minutely, work });
  return {
    async note(transaction, news) {
      await noteMails(transaction, news, sending.clock());
      await queue.send(transaction, {});
    },
    sendDue,
    async start() {
      await queue.start();
      await recurring.start();
    },
  };
}
