import { sql } from 'kysely';
import type { EvaluationForm } from '../../../../src/contract/evaluations/evaluations.ts';
import type {
  EvaluationDraft,
  LinkedEvaluation,
  LinkForm,
} from '../../../../src/contract/evaluations/links.ts';
import type { ProductAct, Services } from '../../../platform/calls/command.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { lockForMove } from '../../applications/move.ts';
import { type KnownEngagement, readEngagement } from '../../engagements/lock.ts';
import { writeEvaluation } from '../evaluate.ts';
import { lockRound } from '../rounds.ts';
import { mailLink } from './ask.ts';
import { endLink, type Link, usableLink } from './link.ts';

/** What a link asks. @throws {Problem} `link-refused` */
export async function openLink(services: Services, token: string): Promise<LinkedEvaluation> {
  const { db } = services;
  const { engagementId, moment, name, until, draft } = await usableLink(services, db, token);
  const { title, studentName, companyName } = orNotFound(await readEngagement(db, engagementId));
  return { moment, studentName, projectTitle: title, companyName, name, until, draft };
}

/** Keeps what is half-written. @throws {Problem} `link-refused` */
export async function keepDraft(
  services: Services,
  token: string,
  draft: EvaluationDraft,
): Promise<string> {
  const { db } = services;
  const { id } = await usableLink(services, db, token);
  const { rows } = await sql`
    update evaluation_links set draft = ${JSON.stringify(draft)} where id = ${id} and ended_as is null
    returning id`.execute(db);
  // It has ended in between.
  if (rows.length === 0) await usableLink(services, db, token);
  return 'Draft kept.';
}

/** Evaluates for the company, and ends the link with it. @throws {Problem} `link-refused`, `invalid` */
export const sendByLink = (
  services: Services,
  token: string,
  form: EvaluationForm,
): Promise<string> =>
  withLink(services, token, async (act, engagement, { moment, name }) => {
    const writer = { side: 'company', accountId: null, name } as const;
    await writeEvaluation(act, engagement, moment, form, writer);
    return 'Thank you. Your evaluation has been sent.';
  });

/** Has a colleague evaluate, who begins anew in the days that are left. @throws {Problem} `link-refused`, `too-many-requests` */
export const handOn = (services: Services, token: string, colleague: LinkForm): Promise<string> =>
  withLink(services, token, async (act, engagement, link) => {
    await endLink(act.transaction, engagement.id, link.moment, 'handed on');
    return mailLink(act, engagement, link, colleague, link.name, link.name);
  });

/** Does something by a link while everything stays as it is that the link leads to: of two who use one at once the second is refused. */
const withLink = (
  services: Services,
  token: string,
  verb: (act: ProductAct, engagement: KnownEngagement, link: Link) => Promise<string>,
): Promise<string> =>
  services.db.transaction().execute(async (transaction) => {
    const { engagementId: id, moment } = await usableLink(services, transaction, token);
    await lockForMove(transaction, id);
    await sql`select from engagements where id = ${id} for no key update`.execute(transaction);
    await lockRound(transaction, id, moment);
    const link = await usableLink(services, transaction, token);
    const engagement = orNotFound(await readEngagement(transaction, id));
    return verb({ ...services, transaction, at: services.clock() }, engagement, link);
  });
