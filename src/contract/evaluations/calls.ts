import * as evaluations from './evaluations.ts';
import * as links from './links.ts';
import * as outcomes from './outcomes.ts';

/** Every call about evaluations. */
export const evaluationsCalls = {
  listEvaluations: evaluations.listEvaluations,
  evaluate: evaluations.evaluate,
  answerEvaluation: evaluations.answerEvaluation,
  rateFeedback: evaluations.rateFeedback,
  decideOutcome: outcomes.decideOutcome,
  objectToOutcome: outcomes.objectToOutcome,
  decideObjection: outcomes.decideObjection,
  askByLink: links.askByLink,
  revokeLink: links.revokeLink,
  openEvaluationLink: links.openEvaluationLink,
  keepEvaluationDraft: links.keepEvaluationDraft,
  sendEvaluation: links.sendEvaluation,
  handOnEvaluation: links.handOnEvaluation,
};
