import { endpoints } from '../../contract/endpoints.ts';
import type { StatusUpdate, StatusUpdateForm } from '../../contract/projects/status-updates.ts';
import { call } from '../client.ts';
import { isSample } from '../sample/origin.ts';
import { sampleSource } from '../sample/source.ts';
import { everyRow, narrowing, pageFrom } from './asked.ts';
import { type CsvColumn, csvOf } from './csv.ts';
import type { TableSource } from './source.ts';

const named = {
  noun: 'status',
  idOf: ({ id }: StatusUpdate) => id ?? null,
  labelOf: ({ projectTitle, title }: StatusUpdate) => `${title}: ${projectTitle}`,
};

/** What a file of the table holds. */
const statusCsv: readonly CsvColumn<StatusUpdate>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'projectTitle', of: ({ projectTitle }) => projectTitle },
  { name: 'title', of: ({ title }) => title },
  { name: 'remarks', of: ({ remarks }) => remarks },
  { name: 'updatedAt', of: ({ updatedAt }) => updatedAt },
];

const atServer: TableSource<StatusUpdate, StatusUpdateForm> = {
  ...named,
  list: (query, signal) => pageFrom(endpoints.listStatusUpdates, query, narrowing(query), signal),
  add: (form, idempotencyKey) => call(endpoints.addStatusUpdate, { body: form, idempotencyKey }),
  change: ({ id, form, patch }) => {
    const { version } = patch as StatusUpdate;
    const body = form as StatusUpdateForm;
    return call(endpoints.updateStatusUpdate, { params: { id }, body, version });
  },
  remove: (id, { keepalive }) =>
    call(endpoints.deleteStatusUpdate, { params: { id } }, { keepalive }),
  exportAll: async (query) => csvOf(await everyRow(atServer.list, query), statusCsv),
  instead: null,
  canForce: false,
};

export const statuses: TableSource<StatusUpdate, StatusUpdateForm> = isSample
  ? sampleSource('statuses', named)
  : atServer;
