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
import { holdForProduct, type KnownEngagement } from '../../engagements/lock.ts';
import { writeEvaluation } from '../evaluate.ts';
import { currentRubric } from '../rubric.ts';
import { endLink, type Link, mailLink, usableLink } from './link.ts';

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
export async function keepDraft(services: Services, { token, draft }: ByLink<{ draft: string }>) {
  const { id } = await usableLink(services, services.db, token);
  await execute(services.db)`
    update evaluation_links set draft = ${draft} where id = ${id} and ended_as is null`;
  return 'Draft kept.';
}

/** Evaluates for the company. @throws {Problem} `link-refused`, `invalid` */
export const sendByLink = (services: Services, said: ByLink<{ evaluation: EvaluationForm }>) =>
  withLink(services, said, async (act, engagement, { moment, name, handedOn }) => {
    const writer = { side: 'company', name, isHandedOn: handedOn > 0 } as const;
    await writeEvaluation(act, engagement, moment, said.evaluation, writer);
    return 'Thank you. Your evaluation has been sent.';
  });

/** Each is a mail to an address that the company did not choose. */
const handedOnAtMost = 3;

/**
 * Hands the evaluation on to a colleague, who begins anew, and tells the company who it is.
 * @throws {Problem} `move-not-allowed`, `link-refused`, `invalid`
 */
export const handOn = (services: Services, { name, email, token }: ByLink<LinkForm>) =>
  withLink(services, { token }, async (act, engagement, link) => {
    if (link.handedOn >= handedOnAtMost)
      throw new Problem(
        'move-not-allowed',
        `This evaluation was handed on ${handedOnAtMost} times already. Ask ${engagement.companyName} to send the link to your colleague.`,
      );
    await endLink(act.transaction, engagement.id, link.moment, 'handed on');
    await happened(act, engagement, 'evaluation handed on', { link: link.id });
    const theirs = { ...link, name, email, handedOn: link.handedOn + 1 };
    return mailLink(act, engagement, theirs, link.name);
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
