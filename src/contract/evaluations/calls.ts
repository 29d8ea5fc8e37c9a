import { evaluateAsUniversity } from './academic.ts';
import * as evaluations from './evaluations.ts';
import { giveShares } from './shares.ts';

/** Every call about evaluations. */
export const evaluationsCalls = {
  listEvaluations: evaluations.listEvaluations,
  evaluate: evaluations.evaluate,
  answerEvaluation: evaluations.answerEvaluation,
  rateFeedback: evaluations.rateFeedback,
  decideOutcome: evaluations.decideOutcome,
  giveShares,
  evaluateAsUniversity,
};
