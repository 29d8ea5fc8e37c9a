import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { RequestOf } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { LetterSent } from '../../../../src/contract/messages/announcements.ts';
import { countedAtMost, tooManyMatch } from '../../../../src/contract/paging.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/open.ts';
import { firstValue } from '../../../platform/database/rows.ts';
import { badField } from '../../../platform/http/problem.ts';
import { numbersToWriteTo } from '../../students/listing.ts';
import { type AnnouncementJobs, type AnnouncementServices, insertAnnouncement } from './jobs.ts';

/** Letters from an admin to many students at once. */
export async function announcements(
  app: FastifyInstance,
  { services }: { services: AnnouncementServices },
) {
  const act = acts(app, services);
  serve(app, endpoints.previewLetter, async ({ body: { matching } }) => ({
    students: await countReaders(services.db, matching),
  }));

  act(endpoints.writeLetter, (command, { body }) =>
    writeAnnouncement(command, services.announcementJobs, body),
  );
}

type Written = RequestOf<typeof endpoints.writeLetter>['body'];

/** Numbers of the students who match a search and can be written to, up to one above the limit of a letter. */
const readersOf = (matching: Written['matching']) =>
  sql`${numbersToWriteTo(matching)} limit ${sql.lit(countedAtMost + 1)}`;

/** Counts the recipients of a letter to everybody a search finds. */
async function countReaders(db: Database, matching: Written['matching']): Promise<number> {
  return (await firstValue<number>(db)`
    select count(*)::int as students from (${readersOf(matching)}) readers`)!;
}

/**
 * Writes a letter to everybody a search finds now who can be written to. A job mails it.
 * @throws {Problem} `invalid` at `matching`, if that is nobody or too many
 */
async function writeAnnouncement(
  command: Command,
  announcementJobs: AnnouncementJobs,
  { matching, ...letter }: Written,
): Promise<LetterSent> {
  const { transaction, by, at } = command;
  const { subject } = letter;
  const readers = readersOf(matching);
  const { id, students } = await insertAnnouncement(transaction, letter, readers, by.accountId, at);
  if (students === 0)
    throw badField('matching', 'Nobody matches, or all of them are disabled or unverified.');
  if (students > countedAtMost) throw badField('matching', tooManyMatch);
  await audit(command, {
    act: 'sent',
    kind: 'letter',
    subjectId: id,
    subject,
    after: { students },
  });
  await announcementJobs.send(transaction, { id });
  return { students };
}
