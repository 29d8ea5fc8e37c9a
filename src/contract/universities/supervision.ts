import { endpoint, says } from '../endpoint.ts';

const audience = { Faculty: 'own' } as const;
export const supervise = endpoint({
  route: 'PUT /Faculty/applications/{id}/supervisor',
  summary: 'Take on the student of an accepted application as academic supervisor',
  audience,
  reply: says('You are the academic supervisor.'),
  problems: ['not-placed', 'supervisor-taken'],
});

export const giveUp = endpoint({
  route: 'DELETE /Faculty/applications/{id}/supervisor',
  summary: 'No longer be the academic supervisor of an application’s student',
  audience,
  reply: says('You are no longer the academic supervisor.'),
});
