import type { Endpoint } from '../../contract/endpoint.ts';
import { type AnyCall, call, download } from '../client.ts';
import { rowOf } from '../original-api.ts';
import { ApiProblem } from '../problem.ts';
import { isSample } from '../sample/origin.ts';
import type { SampleTable } from '../sample/sample-table.ts';
import { sampleSource } from '../sample/source.ts';
import { everyRow, narrowing, pageFrom } from './asked.ts';
import { type CsvColumn, csvOf } from './csv.ts';
import type { TableSource } from './source.ts';
import { inviteAgain, stateActs } from './states.ts';

/** The calls behind a table. What has no call cannot be done to its rows. */
interface TableCalls {
  readonly list: Endpoint;
  readonly add?: Endpoint;
  readonly change?: Endpoint;
  readonly remove?: Endpoint;
  readonly setState?: Endpoint;
  readonly inviteAgain?: Endpoint;
  /** Further calls by the name of their act. */
  readonly acts?: Readonly<Record<string, Endpoint>>;
  /** Makes the file of the whole list; without it, the page makes it of the `csv` columns. */
  readonly export?: Endpoint & { readonly reply: { readonly kind: 'file' } };
}

/** Everything absent here follows from the calls. */
interface DeclaredSource<Row extends object, Form extends object>
  extends Omit<Partial<TableSource<Row, Form>>, 'noun' | 'labelOf'>,
    Pick<TableSource<Row, Form>, 'noun' | 'labelOf'> {
  readonly calls: TableCalls;
  /** Used in a build without a server. */
  readonly sample?: SampleTable;
  /** Columns of a file made in the page. */
  readonly csv?: readonly (string | CsvColumn<Row>)[];
  /** Fills in what an answer may lack. */
  readonly whole?: (row: Row) => Row;
  /** Body of an edit, if it is more than the form. */
  readonly bodyOf?: (edited: Row, form: object) => object;
}

/** A table on the server, or its sample data in a build that uses them. */
export function serverSource<Row extends object, Form extends object>(
  declared: DeclaredSource<Row, Form>,
): TableSource<Row, Form> {
  const { calls, sample, csv = [], whole, bodyOf, ...named } = declared;
  const idOf = named.idOf ?? ((row: Row) => (row as { id?: number }).id ?? null);
  const hasAccounts = calls.setState !== undefined;
  // Nothing depends on sample data, and no server is asked about it.
  if (isSample && sample)
    return sampleSource(sample, { noun: named.noun, labelOf: named.labelOf, idOf });
  const source: TableSource<Row, Form> = {
    async list(query, signal) {
      const page = await pageFrom(calls.list, query, narrowing(query), signal);
      const rows = page.rows as readonly Row[];
      return { ...page, rows: whole ? rows.map(whole) : rows };
    },
    idOf,
    async add(form, idempotencyKey) {
      const answer = await send(calls.add, { body: form, idempotencyKey });
      return rowOf(answer, form as object as Row);
    },
    async change({ id, act, form, patch }) {
      const endpoint = endpointOf(calls, act);
      const row = patch as Row & { version?: string };
      const body = act === 'edit' && bodyOf ? bodyOf(row, form) : form;
      const answer = await send(endpoint, {
        params: numbered(endpoint, id),
        ...(act !== inviteAgain.act && { body }),
        ...(endpoint?.versioned && { version: row.version }),
      });
      // Fields absent from the answer keep their value.
      return rowOf(answer, row);
    },
    remove: (id, { force, revoke }) => {
      const revoked = revoke.length > 0 && { revoke: revoke.join(',') };
      const query = hasAccounts && { query: { force: String(force), ...revoked } };
      return send(
        calls.remove,
        { params: numbered(calls.remove, id), ...query },
        { keepalive: true },
      );
    },
    exportAll: async (query) =>
      calls.export
        ? download(calls.export, { query: narrowing(query) })
        : csvOf(
            await everyRow(source.list, query),
            csv.map((column) =>
              typeof column === 'string'
                ? { name: column, of: (row) => cellOf(row[column as keyof Row]) }
                : column,
            ),
          ),
    instead: hasAccounts ? stateActs.disable : null,
    hasAccounts,
    // An account goes with all that is its own, once that was said; of the rest, nothing goes that others depend on.
    canForce: hasAccounts,
    ...named,
  };
  return source;
}

function endpointOf({ change, setState, inviteAgain: invite, acts }: TableCalls, act: string) {
  if (act === 'edit') return change;
  if (act === inviteAgain.act) return invite;
  return act in stateActs ? setState : acts?.[act];
}

/** @throws {ApiProblem} `forbidden` where there is no such call */
async function send(
  endpoint: Endpoint | undefined,
  input: Partial<AnyCall>,
  options: { keepalive?: boolean } = {},
): Promise<unknown> {
  if (!endpoint) throw new ApiProblem(403, 'forbidden', null);
  return call(endpoint, input, options);
}

/** A row's number under the name that the call's address has for it. */
const numbered = (endpoint: Endpoint | undefined, id: number) => {
  const name = /\{(\w+)\}/.exec(endpoint?.path ?? '')?.[1] ?? 'id';
  return { [name]: id };
};

/** Formats a value as a cell of a file; the names of a list are joined with semicolons. */
function cellOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const parts = Array.isArray(value) ? value : [value ?? ''];
  return parts.map((part) => part.name ?? String(part)).join('; ');
}
