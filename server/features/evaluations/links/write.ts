import { sql } from 'kysely';
import type { Delivery } from '../../../../src/contract/engagements/deliveries.ts';
import type { EvaluationForm } from '../../../../src/contract/evaluations/evaluations.ts';
import {
  checkInsReadAtMost,
  type LinkedEvaluation,
  type LinkForm,
} from '../../../../src/contract/evaluations/links.ts';
import type { ProductAct, Services } from '../../../platform/calls/command.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { checkInsOf } from '../../engagements/check-ins/listing.ts';
import { sidesOf } from '../../engagements/columns.ts';
import { deliveriesOf, milestonesOf } from '../../engagements/deliveries/listing.ts';
import { happened } from '../../engagements/events/happened.ts';
import { handedInFile } from '../../engagements/files/download.ts';
import { holdForProduct } from '../../engagements/lock.ts';
import { writeEvaluation } from '../evaluate.ts';
import { currentRubric } from '../rubric.ts';
import { endLink, mailLink, usableLink } from './link.ts';

type ByLink<Said = object> = Said & { readonly token: string };

/** Reads the evaluation behind a link. @throws {Problem} `link-refused` */
export async function openLink(services: Services, { token }: ByLink): Promise<LinkedEvaluation> {
  const { engagementId, ...link } = await usableLink(services, services.db, token);
  const { db } = services;
  const row = await firstRow<Pick<LinkedEvaluation, 'studentName' | 'companyName' | 'project'>>(db)`
    select s.first_name || ' ' || s.last_name as "studentName", c.name as "companyName",
      json_build_object('title', p.title, 'skills', p.skills) as project
    from engagements e ${sidesOf(sql`e.id`)} where e.id = ${engagementId}`;
  const [milestones, { rows: checkIns }, rubric] = await Promise.all([
    milestonesOf(db, engagementId),
    checkInsOf(db, engagementId, { page: 1, pageSize: checkInsReadAtMost }),
    currentRubric(db),
  ]);
  const work = { milestones, checkIns: [...checkIns] };
  return {
    ...link,
    ...orNotFound(row),
    ...work,
    rubric,
  };
}

/** A milestone's delivery for the holder of a link. @throws {Problem} `link-refused`, `not-found` */
export async function linkedDelivery(
  services: Services,
  { token, milestone }: ByLink<{ milestone: number }>,
): Promise<Delivery> {
  const { engagementId } = await usableLink(services, services.db, token);
  const newest = { page: 1, pageSize: 1 };
  const { rows } = await deliveriesOf(services.db, engagementId, milestone, newest);
  return orNotFound(rows[0]);
}

/** A file of the work that a link asks about. @throws {Problem} `link-refused`, `not-found`, `file-held` */
export async function linkedFile(
  services: Services,
  { token, file }: ByLink<{ file: number }>,
): ReturnType<typeof handedInFile> {
  const { engagementId } = await usableLink(services, services.db, token);
  return handedInFile(services.db, engagementId, file);
}

/** Keeps what is half-written. @throws {Problem} `link-refused` */
export async function keepDraft(act: ProductAct, { token, draft }: ByLink<{ draft: string }>) {
  const { id } = await usableLink(act, act.transaction, token);
  await execute(act.transaction)`
    update evaluation_links set draft = ${draft} where id = ${id} and ended_as is null`;
}

/** Evaluates for the company. @throws {Problem} `link-refused`, `invalid` */
export async function sendByLink(
  act: ProductAct,
  { token, evaluation }: ByLink<{ evaluation: EvaluationForm }>,
): Promise<void> {
  const { engagement, link } = await holdByLink(act, token);
  const { moment, name, handedOn } = link;
  const writer = { side: 'company', name, isHandedOn: handedOn > 0 } as const;
  await writeEvaluation(act, engagement, moment, evaluation, writer);
}

/** Each is a mail to an address that the company did not choose. */
const handedOnAtMost = 3;

/**
 * Hands the evaluation on to a colleague, who begins anew, and tells the company who it is.
 * @throws {Problem} `move-not-allowed`, `link-refused`, `invalid`
 */
export async function handOn(
  act: ProductAct,
  { name, email, token }: ByLink<LinkForm>,
): Promise<string> {
  const { engagement, link } = await holdByLink(act, token);
  if (link.handedOn >= handedOnAtMost)
    throw new Problem(
      'move-not-allowed',
      `This evaluation was handed on ${handedOnAtMost} times already. Ask ${engagement.companyName} to send the link to your colleague.`,
    );
  await endLink(act.transaction, engagement.id, link.moment, 'handed on');
  await happened(act, engagement, 'evaluation handed on', { link: link.id });
  const theirs = { ...link, name, email, handedOn: link.handedOn + 1 };
  return mailLink(act, engagement, theirs, link.name);
}

/** Holds a link and its engagement, so that nobody else can use or end it. @throws {Problem} `link-refused` */
async function holdByLink(act: ProductAct, token: string) {
  const { transaction } = act;
  const { engagementId: id } = await usableLink(act, transaction, token);
  const engagement = await holdForProduct(transaction, id);
  return { engagement, link: await usableLink(act, transaction, token) };
}
