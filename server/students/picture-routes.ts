import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Student } from '../../src/contract/students.ts';
import type { Person } from '../accounts/person.ts';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { orNotFound } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { dropPictures, findPicture, keepPictures, squarePictures } from './pictures.ts';
import { findStudent } from './repository.ts';
import { ownOnly } from './routes.ts';
import { nameOf } from './rules.ts';

/** Profile pictures: set, remove, show. */
export async function pictures(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;

  const noteChange = async (transaction: Database, by: Person, before: Student) => {
    const { profileImage } = orNotFound(await findStudent(transaction, before.sId));
    const subject = { kind: 'student', subjectId: before.sId, subject: nameOf(before) } as const;
    const change = changes({ profileImage: before.profileImage }, { profileImage });
    await audit(transaction, { by, at: clock(), act: 'changed', ...subject, ...change });
  };

  const student = async (id: number) => orNotFound(await findStudent(db, id));

  serve(app, endpoints.setPicture, async ({ params, file }, { person }) => {
    ownOnly(person, params.sId);
    const before = await student(params.sId);
    const made = await squarePictures(file);
    await db.transaction().execute(async (transaction) => {
      await keepPictures(transaction, params.sId, made);
      await noteChange(transaction, person, before);
    });
    return student(params.sId);
  });

  serve(app, endpoints.removePicture, async ({ params }, { person }) => {
    ownOnly(person, params.sId);
    const before = await student(params.sId);
    await db.transaction().execute(async (transaction) => {
      await dropPictures(transaction, params.sId);
      await noteChange(transaction, person, before);
    });
    return student(params.sId);
  });

  serve(app, endpoints.picture, async ({ params }, { reply }) => {
    const content = orNotFound(await findPicture(db, params.name));
    reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      // The site may stand on another origin than the API.
      .header('Cross-Origin-Resource-Policy', 'cross-origin');
    return Buffer.from(content);
  });
}
