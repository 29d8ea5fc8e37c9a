import { sql } from 'kysely';
import type { EvaluationForm } from '../../../../src/contract/evaluations/evaluations.ts';
import type { LinkedEvaluation, LinkForm } from '../../../../src/contract/evaluations/links.ts';
import type { ProductAct, Services } from '../../../platform/calls/command.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { lockForMove } from '../../applications/move.ts';
import { type KnownEngagement, readEngagement } from '../../engagements/lock.ts';
import { writeEvaluation } from '../evaluate.ts';
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
export async function keepDraft(services: Services, token: string, draft: string) {
  const { id } = await usableLink(services, services.db, token);
  await sql`
    update evaluation_links set draft = ${draft} where id = ${id} and ended_as is null`.execute(
    services.db,
  );
  return 'Draft kept.';
}

/** Evaluates for the company. @throws {Problem} `link-refused`, `invalid` */
export const sendByLink = (services: Services, token: string, form: EvaluationForm) =>
  withLink(services, token, async (act, engagement, { moment, name }) => {
    await writeEvaluation(act, engagement, moment, form, { side: 'company', name });
    return 'Thank you. Your evaluation has been sent.';
  });

/** Has a colleague evaluate, who begins anew. @throws {Problem} `link-refused`, `too-many-requests` */
export const handOn = (services: Services, token: string, colleague: LinkForm) =>
  withLink(services, token, async (act, engagement, link) => {
    await endLink(act.transaction, engagement.id, link.moment, 'handed on');
    return mailLink(act, engagement, link, colleague, link.name, link.name);
  });

/** Uses a link while nobody else can use or end it. */
const withLink = (
  services: Services,
  token: string,
  verb: (act: ProductAct, engagement: KnownEngagement, link: Link) => Promise<string>,
): Promise<string> =>
  services.db.transaction().execute(async (transaction) => {
    const { engagementId: id } = await usableLink(services, transaction, token);
    await lockForMove(transaction, id);
    await sql`select from engagements where id = ${id} for no key update`.execute(transaction);
    const link = await usableLink(services, transaction, token);
    const engagement = orNotFound(await readEngagement(transaction, id));
    return verb({ ...services, transaction, at: services.clock() }, engagement, link);
  });
