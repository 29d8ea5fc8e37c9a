import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { inTransaction } from '../../../act.ts';
import { idempotent } from '../../../platform/http/idempotency.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../services.ts';
import { findEngagement } from '../lock.ts';
import { openableFile, sendFile, sendPreview } from './download.ts';
import { openReceiver } from './receive.ts';
import { removeFile } from './remove.ts';
import { looseFilesOf } from './repository.ts';
import { startFile } from './start.ts';
import { uploadFile } from './upload.ts';

/** Files of deliveries: uploaded piece by piece, looked at, and opened by whoever is in the room. */
export async function files(app: FastifyInstance, { services }: { services: Services }) {
  const { db, fileStore, fileLimits, fileJobs } = services;
  const receiver = openReceiver(fileStore);

  serve(app, endpoints.startFile, ({ params, body }, call) =>
    idempotent(services, call, (act) => startFile(act, fileLimits, params.id, body)),
  );
  serve(app, endpoints.listFiles, async ({ params }, { person }) => {
    await findEngagement(db, params.id, person);
    return looseFilesOf(db, params.id, person.accountId);
  });
  serve(app, endpoints.removeFile, async ({ params }, { person }) => {
    await inTransaction(services, person, (act) =>
      removeFile(act, fileJobs, params.id, params.file),
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
