import * as v from 'valibot';
import { endpoint, everyone } from '../endpoint.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';

/** Length of a session in hours. */
export const sessionHours = { ordinary: 12, remembered: 30 * 24 } as const;

/** Minutes without use that end an admin's session, unless `ADMIN_IDLE_MINUTES` is set. */
export const adminIdleMinutes = 120;

/** A session as its owner sees it; times are UTC. */
const session = v.object({
  id: v.string(),
  device: v.string(),
  createdAt: instant,
  lastUsedAt: instant,
  current: v.boolean(),
});
export type SignedInSession = v.InferOutput<typeof session>;

export const listSessions = endpoint({
  route: 'GET /Auth/Sessions',
  summary: 'The caller’s running sessions, last used first',
  audience: everyone,
  reply: { kind: 'json', schema: upTo(100, session) },
});

export const endSession = endpoint({
  route: 'DELETE /Auth/Sessions/{id}',
  summary: 'End one of the caller’s sessions, or with `others` all but this one',
  audience: everyone,
  params: v.object({
    id: v.union(
      [v.literal('others'), v.pipe(v.string(), v.uuid())],
      'This session does not exist.',
    ),
  }),
});
