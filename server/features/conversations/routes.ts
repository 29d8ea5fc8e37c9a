import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
import { pipelined } from '../../platform/database/postgresql/shared-connections.ts';
import { listOfPerson } from './listing.ts';
import { readConversation } from './read.ts';
import { readThread } from './thread.ts';
import { editMessage, takeBackMessage, writeMessage } from './write.ts';

/** Serves what the people of an application write to each other. */
export async function conversations(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  const { db } = services;
  serve(app, endpoints.listConversations, ({ query }, { person }) =>
    listOfPerson(pipelined(db), person, query),
  );
  serve(app, endpoints.getConversation, ({ params, query }, { person }) =>
    readThread(pipelined(db), params.id, person, query.before),
  );
  act(endpoints.writeMessage, (command, { params, body }) =>
    writeMessage(command, params.id, body),
  );
  act(endpoints.editMessage, (command, { params: { id, message }, body }) =>
    editMessage(command, id, message, body),
  );
  act(endpoints.takeBackMessage, (command, { params: { id, message } }) =>
    takeBackMessage(command, id, message),
  );
  act(endpoints.readConversation, (command, { params, body }) =>
    readConversation(command, params.id, body.upTo),
  );
}
