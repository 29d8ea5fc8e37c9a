import { endpoints } from '../../contract/endpoints.ts';
import { type Term, type TermForm, termDateNames } from '../../contract/terms/terms.ts';
import { call } from '../client.ts';
import { pageOf } from '../read/page.ts';
import { everyRow, narrowed } from './asked.ts';
import { type CsvColumn, csvOf } from './csv.ts';
import type { TableSource } from './source.ts';

/** What a file of the table holds. */
const termCsv: readonly CsvColumn<Term>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'name', of: ({ name }) => name },
  ...termDateNames.map((date) => ({ name: date, of: (term: Term) => term[date] })),
];

/** The terms, at the server in every build; so few that they come whole. */
export const terms: TableSource<Term, TermForm> = {
  noun: 'term',
  idOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  async list(query, signal) {
    const { terms: rows } = await call(endpoints.listTerms, {}, { ...(signal && { signal }) });
    return pageOf({ rows: narrowed(rows, query, ['name']), total: null }, query);
  },
  add: (form, idempotencyKey) => call(endpoints.addTerm, { body: form, idempotencyKey }),
  change: ({ id, form, patch }) => {
    const { version } = patch as Term;
    return call(endpoints.updateTerm, { params: { id }, body: form as TermForm, version });
  },
  remove: (id, { keepalive }) => call(endpoints.deleteTerm, { params: { id } }, { keepalive }),
  exportAll: async (query) => csvOf(await everyRow(terms.list, query), termCsv),
  instead: null,
  deletableKind: 'term',
  canForce: false,
};
