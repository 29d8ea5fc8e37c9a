import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import {
  type DeliveredFile,
  type FileForm,
  looseFilesAtMost,
} from '../../../../src/contract/engagements/files.ts';
import { numberedName } from '../../../../src/contract/typed/file-name.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { firstValue } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findEngagement, lockEngagement } from '../lock.ts';
import { forbiddenName } from './checks/names.ts';
import { inMegabytes } from './checks/rules.ts';
import { openableFile, readText, sendFile, sendPreview } from './download.ts';
import type { FileServices } from './jobs.ts';
import { removeFile } from './let-go.ts';
import { openReceiver } from './receive.ts';
import { fileAsJson, looseFilesOf, looseNames, spaceTaken } from './repository.ts';
import { uploadFile } from './upload.ts';

/** Files of deliveries: uploaded piece by piece, previewed, and opened by the people in the room. */
export async function files(app: FastifyInstance, { services }: { services: FileServices }) {
  const act = acts(app, services);
  const { db, fileStore, fileLimits, fileJobs } = services;
  const receiver = openReceiver(fileStore);

  act(endpoints.startFile, (command, { params, body }) =>
    startFile(command, fileLimits, params.id, body),
  );
  serve(app, endpoints.listFiles, async ({ params }, { person }) => {
    await findEngagement(db, params.id, person);
    return looseFilesOf(db, params.id, person.accountId);
  });
  act(endpoints.removeFile, (command, { params }) =>
    removeFile(command, fileJobs, params.id, params.file),
  );

  for (const endpoint of [endpoints.uploadedSoFar, endpoints.uploadBytes])
    serve(app, endpoint, async ({ params }, { person, ...call }) => {
      await uploadFile(services, receiver, { place: params, person }, call);
      return '';
    });

  serve(app, endpoints.fileAddress, async ({ params }, { person }) => {
    const { key, name } = await openableFile(db, params, person);
    return { address: await fileStore.addressOf(key, name) };
  });
  serve(app, endpoints.downloadFile, async ({ params }, { person, request, reply }) =>
    sendFile(fileStore, await openableFile(db, params, person), request.headers, reply),
  );
  serve(app, endpoints.previewFile, async ({ params }, { person, reply }) =>
    sendPreview(fileStore, await openableFile(db, params, person), params.page, reply),
  );
  serve(app, endpoints.readFile, async ({ params }, { person }) =>
    readText(fileStore, await openableFile(db, params, person)),
  );
}

/** Limits in bytes. */
interface FileLimits {
  readonly perFile: number;
  readonly perEngagement: number;
}

/**
 * Begins a file of an engagement; its place is taken from now on, and its bytes follow.
 * @throws {Problem} `not-found`, `engagement-over`, `file-refused`, `no-space-left`
 */
async function startFile(
  command: Command,
  limits: FileLimits,
  id: number,
  { name, bytes }: FileForm,
): Promise<DeliveredFile> {
  const { transaction, by, at } = command;
  const fault = forbiddenName(name);
  if (fault) throw new Problem('file-refused', fault);
  if (bytes > limits.perFile)
    throw new Problem('file-refused', `A file can be at most ${inMegabytes(limits.perFile)}.`);
  await lockEngagement(command, id);
  const taken = await spaceTaken(transaction, id, by.accountId);
  if (taken.bytes + bytes > limits.perEngagement) {
    const left = Math.max(0, limits.perEngagement - taken.bytes);
    const soon =
      taken.leaving > 0 ? ' Space from files you have just removed is free again in a minute.' : '';
    throw new Problem(
      'no-space-left',
      `All files of this work together can be at most ${inMegabytes(limits.perEngagement)}; ${inMegabytes(left)} are left.${soon}`,
    );
  }
  if (taken.loose >= looseFilesAtMost)
    throw new Problem(
      'no-space-left',
      `You have ${looseFilesAtMost} files here that are not handed in. Remove one first.`,
    );
  const kept = numberedName(name, await looseNames(transaction, id, by.accountId));
  return (await firstValue<DeliveredFile>(transaction)`
    with f as (
      insert into files (key, engagement_id, account_id, name, bytes, state, started_at)
      values (${randomUUID()}, ${id}, ${by.accountId}, ${kept}, ${bytes}, 'Uploading', ${at}) returning *
    ) select ${fileAsJson} as file from f`)!;
}
