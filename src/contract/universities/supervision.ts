import { endpoint } from '../endpoint.ts';

const audience = { Faculty: 'own' } as const;
export const supervise = endpoint({
  route: 'PUT /Faculty/applications/{id}/supervisor',
  summary: 'Take on the student of an accepted application as academic supervisor',
  audience,
  problems: ['not-placed', 'supervisor-taken'],
});

export const giveUp = endpoint({
  route: 'DELETE /Faculty/applications/{id}/supervisor',
  summary: 'No longer be the academic supervisor of an application’s student',
  audience,
});
