import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../fields.ts';

const audience = { Faculty: 'own' } as const;
export const refusalForm = v.object({ reason: requiredText('Enter the reason.', 1000) });

export const confirmPlace = endpoint({
  route: 'PUT /Faculty/applications/{id}/confirmation',
  summary: 'Confirm for the university the place that a student has accepted',
  audience,
  problems: ['move-not-allowed'],
});

export const refusePlace = endpoint({
  route: 'PUT /Faculty/applications/{id}/refusal',
  summary: 'Refuse for the university the place that a student has accepted; both sides read why',
  audience,
  body: refusalForm,
  problems: ['move-not-allowed'],
});
