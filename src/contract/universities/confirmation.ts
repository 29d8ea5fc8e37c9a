import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idInPath, requiredText } from '../fields.ts';

const audience = { Faculty: 'own' } as const;
const byId = v.object({ id: idInPath });

export const refusalForm = v.object({ reason: requiredText('Enter the reason.', 1000) });
export type RefusalForm = v.InferOutput<typeof refusalForm>;

export const confirmPlace = endpoint({
  method: 'PUT',
  path: '/Faculty/applications/{id}/confirmation',
  summary: 'Confirm for the university the place that a student has accepted',
  audience,
  params: byId,
  reply: { kind: 'text' },
  problems: ['move-not-allowed'],
});

export const refusePlace = endpoint({
  method: 'PUT',
  path: '/Faculty/applications/{id}/refusal',
  summary: 'Refuse for the university the place that a student has accepted; both sides read why',
  audience,
  params: byId,
  body: refusalForm,
  reply: { kind: 'text' },
  problems: ['move-not-allowed'],
});
