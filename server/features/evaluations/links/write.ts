import { sql } from 'kysely';
import type { EvaluationForm } from '../../../../src/contract/evaluations/evaluations.ts';
import type { LinkedEvaluation, LinkForm } from '../../../../src/contract/evaluations/links.ts';
import type { ProductAct, Services } from '../../../platform/calls/command.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { sidesOf } from '../../engagements/columns.ts';
import { holdForProduct, type KnownEngagement } from '../../engagements/lock.ts';
import { writeEvaluation } from '../evaluate.ts';
import { currentRubric } from '../rubric.ts';
import { endLink, type Link, mailLink, usableLink } from './link.ts';

type ByLink<Said = object> = Said & { readonly token: string };

/** What a link asks. @throws {Problem} `link-refused` */
export async function openLink(services: Services, { token }: ByLink): Promise<LinkedEvaluation> {
  const { engagementId, ...link } = await usableLink(services, services.db, token);
  const { db } = services;
  const row = await firstRow<Omit<LinkedEvaluation, keyof Link | 'rubric' | 'isDisclosed'>>(db)`
    select s.first_name || ' ' || s.last_name as "studentName", c.name as "companyName",
      json_build_object('title', p.title, 'skills', p.skills) as project, coalesce((
        select json_agg(json_build_object('number', m.number, 'title', m.title, 'state', m.state) order by m.place)
        from milestones m where m.engagement_id = e.id and m.state = 'Approved'), '[]') as milestones
    from engagements e ${sidesOf(sql`e.id`)} where e.id = ${engagementId}`;
  const isDisclosed = services.evaluation.disclosed;
  const rubric = await currentRubric(services.db);
  return { ...link, ...orNotFound(row), isDisclosed, rubric };
}

/** Keeps what is half-written. @throws {Problem} `link-refused` */
export async function keepDraft(services: Services, { token, draft }: ByLink<{ draft: string }>) {
  const { id } = await usableLink(services, services.db, token);
  await execute(services.db)`
    update evaluation_links set draft = ${draft} where id = ${id} and ended_as is null`;
  return 'Draft kept.';
}

/** Evaluates for the company. @throws {Problem} `link-refused`, `invalid` */
export const sendByLink = (services: Services, said: ByLink<{ evaluation: EvaluationForm }>) =>
  withLink(services, said, async (act, engagement, { moment, name }) => {
    await writeEvaluation(act, engagement, moment, said.evaluation, { side: 'company', name });
    return 'Thank you. Your evaluation has been sent.';
  });

/** Has a colleague evaluate, who begins anew. @throws {Problem} `link-refused`, `too-many-requests` */
export const handOn = (services: Services, colleague: ByLink<LinkForm>) =>
  withLink(services, colleague, async (act, engagement, link) => {
    await endLink(act.transaction, engagement.id, link.moment, 'handed on');
    return mailLink(act, engagement, { ...link, ...colleague }, link.name);
  });

/** Uses a link while nobody else can use or end it. */
const withLink = (
  services: Services,
  { token }: ByLink,
  verb: (act: ProductAct, engagement: KnownEngagement, link: Link) => Promise<string>,
): Promise<string> =>
  services.db.transaction().execute(async (transaction) => {
    const { engagementId: id } = await usableLink(services, transaction, token);
    const engagement = await holdForProduct(transaction, id);
    const link = await usableLink(services, transaction, token);
    return verb({ ...services, transaction, at: services.clock() }, engagement, link);
  });
