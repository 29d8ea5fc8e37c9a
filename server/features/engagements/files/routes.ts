import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { runCommand } from '../../../platform/calls/command.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { findEngagement } from '../lock.ts';
import { openableFile, sendFile, sendPreview } from './download.ts';
import type { FileServices } from './jobs.ts';
import { removeFile } from './let-go.ts';
import { openReceiver } from './receive.ts';
import { looseFilesOf } from './repository.ts';
import { startFile } from './start.ts';
import { uploadFile } from './upload.ts';

/** Files of deliveries: uploaded piece by piece, looked at, and opened by whoever is in the room. */
export async function files(app: FastifyInstance, { services }: { services: FileServices }) {
  const { db, fileStore, fileLimits, fileJobs } = services;
  const receiver = openReceiver(fileStore);

  serve(app, endpoints.startFile, ({ params, body }, call) =>
    idempotent(services, call, (command) => startFile(command, fileLimits, params.id, body)),
  );
  serve(app, endpoints.listFiles, async ({ params }, { person }) => {
    await findEngagement(db, params.id, person);
    return looseFilesOf(db, params.id, person.accountId);
  });
  serve(app, endpoints.removeFile, async ({ params }, { person }) => {
    await runCommand(services, person, (command) =>
      removeFile(command, fileJobs, params.id, params.file),
    );
    return 'File removed.';
  });

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
}
