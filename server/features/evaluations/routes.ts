import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
import { pipelined } from '../../platform/database/postgresql/shared-connections.ts';
import { readText, sendFile, sendPreview } from '../engagements/files/download.ts';
import { evaluateAsUniversity } from './academic.ts';
import { answerEvaluation, rateFeedback } from './answer.ts';
import { answerEarlyEnd } from './early-end.ts';
import { evaluate } from './evaluate.ts';
import { askByLink, revokeLink } from './links/link.ts';
import {
  handOn,
  keepDraft,
  linkedDelivery,
  linkedFile,
  openLink,
  sendByLink,
} from './links/write.ts';
import { evaluationsOf } from './listing.ts';
import { decideObjection, decideOutcome, objectToOutcome } from './outcome.ts';
import { currentRubric, saveRubric } from './rubric.ts';
import { giveShares } from './shares.ts';

/** Mutual evaluations of both sides, and the outcome of the work. */
export async function evaluations(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);

  serve(app, endpoints.listEvaluations, ({ params }, { person }) =>
    evaluationsOf({ ...services, db: pipelined(services.db) }, params.id, person),
  );
  act(endpoints.evaluate, (command, { params: { id, moment }, body, version }) =>
    evaluate(command, id, moment, body, version),
  );
  act(endpoints.answerEvaluation, (command, { params: { id, moment }, body }) =>
    answerEvaluation(command, id, moment, body.words),
  );
  act(endpoints.giveShares, (command, { params, body }) => giveShares(command, params.id, body));
  act(endpoints.evaluateAsUniversity, (command, { params, body, version }) =>
    evaluateAsUniversity(command, params.id, body, version),
  );
  act(endpoints.answerEarlyEnd, (command, { params, body }) =>
    answerEarlyEnd(command, params.id, body),
  );
  act(endpoints.rateFeedback, (command, { params: { id, moment }, body }) =>
    rateFeedback(command, id, moment, body.helpful),
  );
  act(endpoints.decideOutcome, (command, { params, body }) =>
    decideOutcome(command, params.id, body),
  );
  act(endpoints.objectToOutcome, (command, { params, body }) =>
    objectToOutcome(command, params.id, body.words),
  );
  act(endpoints.decideObjection, (command, { params, body, version }) =>
    decideObjection(command, params.id, body, version),
  );

  serve(app, endpoints.getRubric, () => currentRubric(services.db));
  act(endpoints.saveRubric, (command, { body }) => saveRubric(command, body));

  act(endpoints.askByLink, (command, { params: { id, moment }, body }) =>
    askByLink(command, id, moment, body),
  );
  act(endpoints.revokeLink, (command, { params: { id, moment } }) =>
    revokeLink(command, id, moment),
  );
  serve(app, endpoints.openEvaluationLink, ({ body }) => openLink(services, body));
  serve(app, endpoints.readLinkedDelivery, ({ params, body }) =>
    linkedDelivery(services, { ...params, ...body }),
  );
  const linked = (params: { file: number }, body: { token: string }) =>
    linkedFile(services, { ...params, ...body });
  serve(app, endpoints.downloadLinkedFile, async ({ params, body }, { request, reply }) =>
    sendFile(services.fileStore, await linked(params, body), request.headers, reply),
  );
  serve(app, endpoints.previewLinkedFile, async ({ params, body }, { reply }) =>
    sendPreview(services.fileStore, await linked(params, body), params.page, reply),
  );
  serve(app, endpoints.readLinkedFile, async ({ params, body }) =>
    readText(services.fileStore, await linked(params, body)),
  );
  act(endpoints.keepEvaluationDraft, (command, { body }) => keepDraft(command, body));
  act(endpoints.sendEvaluation, (command, { body }) => sendByLink(command, body));
  act(endpoints.handOnEvaluation, (command, { body }) => handOn(command, body));
}
