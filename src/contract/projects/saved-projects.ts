import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idInPath } from '../fields.ts';

/** The most projects one student keeps saved. */
export const savedProjectsAtMost = 200;

export const saveProject = endpoint({
  method: 'PUT',
  path: '/Projects/{pid}/saved',
  summary:
    'Save a project, or remove it from the saved ones; saying the same twice changes nothing',
  audience: { Student: 'own' },
  params: v.object({ pid: idInPath }),
  body: v.object({ saved: v.boolean('This must be true or false.') }),
  reply: { kind: 'text' },
  problems: ['too-many-saved'],
});
