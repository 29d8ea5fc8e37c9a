import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const health = v.object({ status: v.literal('ok') });

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  summary: 'The process answers',
  audience: 'anyone',
  isUncounted: true,
  reply: { kind: 'json', schema: health },
});

export const ready = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'The database answers too',
  audience: 'anyone',
  isUncounted: true,
  reply: { kind: 'json', schema: health },
  problems: ['unavailable'],
});

export const openapi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document',
  audience: 'anyone',
  reply: { kind: 'json', schema: v.looseObject({}) },
});
