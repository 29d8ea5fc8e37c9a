import * as terms from './terms.ts';

/** Every call about terms. */
export const termsCalls = {
  listTerms: terms.listTerms,
  addTerm: terms.addTerm,
  updateTerm: terms.updateTerm,
  deleteTerm: terms.deleteTerm,
};
