import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { found } from '../plugins/problem.ts';
import { serve } from '../plugins/serve.ts';
import type { Services } from '../services.ts';
import { dropPictures, findPicture, keepPictures, squarePictures } from './pictures.ts';
import { findStudent } from './repository.ts';
import { ownOnly } from './routes.ts';

/** Profile pictures: set, remove, show. */
export async function pictures(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  const student = async (id: number) => found(await findStudent(db, id));

  serve(app, endpoints.setPicture, async ({ params, file }, { person }) => {
    ownOnly(person, params.sId);
    await student(params.sId);
    const made = await squarePictures(file);
    await db.transaction().execute((transaction) => keepPictures(transaction, params.sId, made));
    return student(params.sId);
  });

  serve(app, endpoints.removePicture, async ({ params }, { person }) => {
    ownOnly(person, params.sId);
    await db.transaction().execute((transaction) => dropPictures(transaction, params.sId));
    return student(params.sId);
  });

  serve(app, endpoints.picture, async ({ params }, { reply }) => {
    const content = found(await findPicture(db, params.name));
    reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return Buffer.from(content);
  });
}
