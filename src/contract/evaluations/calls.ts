import { evaluateAsUniversity } from './academic.ts';
import { answerEarlyEnd } from './early-end.ts';
import * as evaluations from './evaluations.ts';
import * as links from './links.ts';
import * as outcomes from './outcomes.ts';
import * as ownRubric from './own-rubric.ts';
import { giveShares } from './shares.ts';

/** Every call about evaluations. */
export const evaluationsCalls = {
  listEvaluations: evaluations.listEvaluations,
  evaluate: evaluations.evaluate,
  answerEvaluation: evaluations.answerEvaluation,
  rateFeedback: evaluations.rateFeedback,
  getRubric: ownRubric.getRubric,
  saveRubric: ownRubric.saveRubric,
  giveShares,
  evaluateAsUniversity,
  answerEarlyEnd,
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
