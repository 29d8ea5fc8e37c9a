import { endpoints } from '../../contract/endpoints.ts';
import type {
  ManagedUniversity,
  UniversityForm,
} from '../../contract/universities/managed-universities.ts';
import { call } from '../client.ts';
import { everyRow, narrowing, pageFrom } from './asked.ts';
import { type CsvColumn, csvOf } from './csv.ts';
import type { TableSource } from './source.ts';

/** What a file of the table holds. */
const universityCsv: readonly CsvColumn<ManagedUniversity>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'name', of: ({ name }) => name },
  { name: 'otherNames', of: ({ otherNames }) => otherNames.join('; ') },
  { name: 'domains', of: ({ domains }) => domains.join('; ') },
  { name: 'students', of: ({ students }) => students },
  { name: 'staff', of: ({ staff }) => staff },
  { name: 'createdAt', of: ({ createdAt }) => createdAt },
];

/** The universities, at the server in every build. */
export const universities: TableSource<ManagedUniversity, UniversityForm> = {
  noun: 'university',
  idOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  list: (query, signal) => pageFrom(endpoints.listUniversities, query, narrowing(query), signal),
  add: (form, idempotencyKey) => call(endpoints.addUniversity, { body: form, idempotencyKey }),
  change: ({ id, form, patch }) => {
    const { version } = patch as ManagedUniversity;
    return call(endpoints.updateUniversity, {
      params: { id },
      body: form as UniversityForm,
      version,
    });
  },
  remove: (id, { keepalive }) =>
    call(endpoints.deleteUniversity, { params: { id } }, { keepalive }),
  exportAll: async (query) => csvOf(await everyRow(universities.list, query), universityCsv),
  instead: null,
  deletableKind: 'university',
  canForce: false,
};
