import {
  addTerm,
  deleteTerm,
  listTerms,
  type Term,
  type TermForm,
  termDateNames,
  updateTerm,
} from '../../contract/terms/terms.ts';
import { call } from '../client.ts';
import { pageOf } from '../read/page.ts';
import { narrowed } from './asked.ts';
import { serverSource } from './server-source.ts';

/** The terms, at the server in every build; so few that they come whole. */
export const terms = serverSource<Term, TermForm>({
  noun: 'term',
  labelOf: ({ name }) => name,
  deletableKind: 'term',
  csv: ['id', 'name', ...termDateNames],
  async list(query, signal) {
    const { terms: rows } = await call(listTerms, {}, { ...(signal && { signal }) });
    return pageOf({ rows: narrowed(rows, query, ['name']), total: null }, query);
  },
  calls: {
    list: listTerms,
    add: addTerm,
    change: updateTerm,
    remove: deleteTerm,
  },
});
