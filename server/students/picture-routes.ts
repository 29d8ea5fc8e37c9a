import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { orNotFound } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { changePicture } from './change-picture.ts';
import { findPicture } from './pictures.ts';

/** Profile pictures: set, remove, show. */
export async function pictures(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.setPicture, ({ params, file }, { person }) =>
    changePicture(services, params.sId, file, person),
  );

  serve(app, endpoints.removePicture, ({ params }, { person }) =>
    changePicture(services, params.sId, null, person),
  );

  serve(app, endpoints.picture, async ({ params }, { reply }) => {
    const content = orNotFound(await findPicture(services.db, params.name));
    reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      // The site may stand on another origin than the API.
      .header('Cross-Origin-Resource-Policy', 'cross-origin');
    return Buffer.from(content);
  });
}
