import type { FastifyReply, FastifyRequest } from 'fastify';
import { runCommand } from '../../../platform/calls/act.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { pipelined } from '../../../platform/database/postgresql/shared-connections.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { findPerson } from '../../accounts/person.ts';
import { findEngagement, type KnownEngagement, lockEngagement, requireRunning } from '../lock.ts';
import type { FileServices } from './jobs.ts';
import type { Receiver } from './receive.ts';
import { findLooseFile, moveFile, waitingOf } from './repository.ts';

interface Place {
  /** Number of the engagement. */
  readonly id: number;
  readonly file: number;
}

/** Milliseconds between checks during an upload that it is still allowed: a thousand can be open. */
const askedEveryMs = 5_000;

/**
 * Takes the bytes of a file, or says how many have come. Both only while its student may upload: an upload does not
 * outlast the engagement, the account or the file that it was begun for.
 * @throws {Problem} `not-found`, `engagement-over`, `sign-in-required`, and those of the receiver
 */
export async function uploadFile(
  services: FileServices,
  receiver: Receiver,
  { place, person }: { place: Place; person: Person },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { db } = services;
  const { accountId } = person;
  await findEngagement(db, place.id, person);
  const file = orNotFound(await findLooseFile(db, { ...place, accountId }));
  if (file.state !== 'Uploading') {
    // It is complete, so report that without asking for the right to upload.
    reply.header('Upload-Offset', file.bytes).header('Upload-Length', file.bytes);
    return;
  }
  await requireUploader(services, place, person);
  const mayGoOn = () => requireUploader(services, place, person);
  const come = await receiver.receive(file, request, reply, { mayGoOn, everyMs: askedEveryMs });
  if (come === file.bytes) await arrive(services, place, person);
}

/** @throws {Problem} where this student may no longer upload this file */
async function requireUploader(
  services: FileServices,
  { id, file }: Place,
  { accountId, sessionId }: Person,
): Promise<void> {
  const { db, clock } = services;
  if (!(await findPerson(db, sessionId, clock(), false))) throw new Problem('sign-in-required');
  const row = await firstRow<Pick<KnownEngagement, 'state'>>(pipelined(db))`
    select e.state from files f join engagements e on e.id = f.engagement_id
    where f.id = ${file} and f.engagement_id = ${id} and f.account_id = ${accountId}`;
  requireRunning(orNotFound(row));
}

/** All bytes of a file have come: it is checked from now on. */
const arrive = (services: FileServices, { id, file }: Place, person: Person): Promise<void> =>
  runCommand(services, { person }, async (command) => {
    const { transaction, by, fileJobs } = command;
    await lockEngagement(command, id);
    const turn = await waitingOf(transaction, by.accountId, 'be checked');
    if (await moveFile(transaction, file, 'Uploading', { state: 'Checking' }))
      await fileJobs.checks.send(transaction, { id: file }, turn);
  });
