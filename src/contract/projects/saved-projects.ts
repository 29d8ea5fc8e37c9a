import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** The most projects one student keeps saved. */
export const savedProjectsAtMost = 200;

export const saveProject = endpoint({
  route: 'PUT /Projects/{pid}/saved',
  summary:
    'Save a project, or remove it from the saved ones; saying the same twice changes nothing',
  audience: { Student: 'own' },
  body: v.object({ saved: v.boolean('This must be true or false.') }),
  problems: ['too-many-saved'],
});
