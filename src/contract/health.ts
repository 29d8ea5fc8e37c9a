import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const health = v.object({ status: v.literal('ok') });

export const live = endpoint({
  route: 'GET /health/live',
  summary: 'The process answers, and is not told to stop',
  audience: 'anyone',
  isUncounted: true,
  reply: { kind: 'json', schema: health },
  problems: ['unavailable'],
});

export const ready = endpoint({
  route: 'GET /health/ready',
  summary: 'The database answers too',
  audience: 'anyone',
  isUncounted: true,
  reply: { kind: 'json', schema: health },
  problems: ['unavailable'],
});

export const openapi = endpoint({
  route: 'GET /openapi.json',
  summary: 'This document',
  audience: 'anyone',
  reply: { kind: 'json', schema: v.looseObject({}) },
});
