import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idInPath } from '../fields.ts';

const audience = { Faculty: 'own' } as const;
const byId = v.object({ id: idInPath });

export const supervise = endpoint({
  method: 'PUT',
  path: '/Faculty/applications/{id}/supervisor',
  summary: 'Take on the student of an accepted application as academic supervisor',
  audience,
  params: byId,
  reply: { kind: 'text' },
  problems: ['not-placed', 'supervisor-taken'],
});

export const giveUp = endpoint({
  method: 'DELETE',
  path: '/Faculty/applications/{id}/supervisor',
  summary: 'No longer be the academic supervisor of an application’s student',
  audience,
  params: byId,
  reply: { kind: 'text' },
});
