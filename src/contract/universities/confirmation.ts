import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { requiredText } from '../fields.ts';

const audience = { Faculty: 'own' } as const;
export const refusalForm = v.object({ reason: requiredText('Enter the reason.', 1000) });

export const confirmPlace = endpoint({
  route: 'PUT /Faculty/applications/{id}/confirmation',
  summary: 'Confirm for the university the place that a student has accepted',
  audience,
  reply: says('Place confirmed.'),
  problems: ['move-not-allowed'],
});

export const refusePlace = endpoint({
  route: 'PUT /Faculty/applications/{id}/refusal',
  summary: 'Refuse for the university the place that a student has accepted; both sides read why',
  audience,
  body: refusalForm,
  reply: says('Place refused.'),
  problems: ['move-not-allowed'],
});
