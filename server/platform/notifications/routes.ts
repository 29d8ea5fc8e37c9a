import fastifySse from '@fastify/sse';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../calls/command.ts';
import { serve } from '../calls/serve.ts';
import { pipelined } from '../database/postgresql/shared-connections.ts';
import { Problem } from '../http/problem.ts';
import {
  choicesOf,
  dismiss,
  earlierNotifications,
  openNotifications,
  saveChoice,
} from './repository.ts';
import { stream } from './stream.ts';

/** A person's notifications, as a list and live. */
export async function notifications(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock, names, timeZone } = services;
  await app.register(fastifySse, { heartbeatInterval: 25_000 });

  serve(app, endpoints.listNotifications, async (_, { person }) =>
    openNotifications({ db: pipelined(db), names, timeZone }, person.accountId),
  );

  serve(app, endpoints.listEarlierNotifications, ({ query }, { person, reads }) =>
    earlierNotifications({ db: pipelined(reads), names, timeZone }, person.accountId, query),
  );

  serve(app, endpoints.dismissNotification, async ({ params }, { person }) => {
    const dismissed = await dismiss(db, person.accountId, params.id, clock());
    if (dismissed === 0 && params.id !== 'all') throw new Problem('not-found');
    return params.id === 'all' ? 'All notifications dismissed.' : 'Notification dismissed.';
  });

  serve(app, endpoints.listChoices, async (_, { person }) => choicesOf(db, person));

  serve(app, endpoints.setChoice, async ({ body }, { person }) => {
    await saveChoice(db, person.accountId, body);
    return choicesOf(db, person);
  });

  stream(app, services);
}
