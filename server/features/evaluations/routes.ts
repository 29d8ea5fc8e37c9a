import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { changing, type Services } from '../../platform/calls/command.ts';
import { serve, serveCommands } from '../../platform/calls/serve.ts';
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
  const change = changing(services);

  serve(app, endpoints.listEvaluations, ({ params }, { person }) =>
    evaluationsOf({ ...services, db: pipelined(services.db) }, params.id, person),
  );
  serve(app, endpoints.evaluate, ({ params: { id, moment }, body }, { person, version }) =>
    change(person, 'Evaluation saved.', (command) => evaluate(command, id, moment, body, version)),
  );
  serve(app, endpoints.answerEvaluation, ({ params: { id, moment }, body }, { person }) =>
    change(person, 'Answer saved.', (command) => answerEvaluation(command, id, moment, body.words)),
  );
  serve(app, endpoints.giveShares, ({ params, body }, { person }) =>
    change(person, 'Points saved.', (command) => giveShares(command, params.id, body)),
  );
  serve(app, endpoints.evaluateAsUniversity, ({ params, body }, { person, version }) =>
    change(person, 'Words saved.', (command) =>
      evaluateAsUniversity(command, params.id, body, version),
    ),
  );
  serve(app, endpoints.answerEarlyEnd, ({ params, body }, { person }) =>
    change(person, 'Answers saved.', (command) => answerEarlyEnd(command, params.id, body)),
  );
  serve(app, endpoints.rateFeedback, ({ params: { id, moment }, body }, { person }) =>
    change(person, 'Answer saved.', (command) => rateFeedback(command, id, moment, body.helpful)),
  );
  serve(app, endpoints.decideOutcome, ({ params, body }, { person }) =>
    change(person, 'Outcome decided.', (command) => decideOutcome(command, params.id, body)),
  );
  serve(app, endpoints.objectToOutcome, ({ params, body }, { person }) =>
    change(person, 'Objection saved.', (command) =>
      objectToOutcome(command, params.id, body.words),
    ),
  );
  serve(app, endpoints.decideObjection, ({ params, body }, { person, version }) =>
    change(person, 'Outcome decided.', (command) =>
      decideObjection(command, params.id, body, version),
    ),
  );

  serve(app, endpoints.getRubric, () => currentRubric(services.db));
  serve(app, endpoints.saveRubric, ({ body }, { person }) =>
    change(person, 'Questions saved.', (command) => saveRubric(command, body)),
  );

  serveCommands(app, services)(endpoints.askByLink, (command, { params: { id, moment }, body }) =>
    askByLink(command, id, moment, body),
  );
  serveCommands(app, services)(endpoints.revokeLink, (command, { params: { id, moment } }) =>
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
  serve(app, endpoints.keepEvaluationDraft, ({ body }) => keepDraft(services, body));
  serve(app, endpoints.sendEvaluation, ({ body }) => sendByLink(services, body));
  serve(app, endpoints.handOnEvaluation, ({ body }) => handOn(services, body));
}
