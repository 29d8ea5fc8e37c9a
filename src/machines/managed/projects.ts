import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { labelOfStatus, projectFilters } from '../../contract/projects/projects.ts';
import { sampleSource } from '../sample/source.ts';
import { type CsvColumn, csvOf } from '../table/export/csv.ts';
import type { TableQuery } from '../table/query.ts';
import type { TableSource } from '../table/source.ts';
import { everyRow, pageFrom } from './asked.ts';
import { type ManagedProject, type ManagedProjectForm, managed } from './managed-project.ts';
import { isSample } from './origin.ts';
import { addProject, changeProject } from './project-acts.ts';

const named = {
  noun: 'project',
  idOf: ({ id }: ManagedProject) => id ?? null,
  labelOf: ({ title }: ManagedProject) => title,
};

/** The list of projects is shared with the students', and names its parts a little differently. */
const asked = ({ searchText, sort, filters }: TableQuery) => ({
  searchText,
  sort: sort === '' ? projectFilters.entries.sort.default : sort,
  engineering: filters.engineeringType ?? '',
  status: filters.status ?? '',
  term: filters.term ?? '',
});

/** What a file of the table holds. */
const projectCsv: readonly CsvColumn<ManagedProject>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'title', of: ({ title }) => title },
  { name: 'description', of: ({ description }) => description },
  { name: 'technology', of: ({ technology }) => technology },
  {
    name: 'status',
    of: ({ status }) => labelOfStatus(status),
  },
];

const atServer: TableSource<ManagedProject, ManagedProjectForm> = {
  ...named,
  list: async (query, signal) => {
    const page = await pageFrom(endpoints.listProjects, query, asked(query), signal);
    return { ...page, rows: page.rows.map(managed) };
  },
  add: async (form, key) => managed(await addProject(form, key)),
  change: async (change) => managed(await changeProject(change)),
  remove: (pid, { keepalive }) => call(endpoints.deleteProject, { params: { pid } }, { keepalive }),
  exportAll: async (query) => csvOf(await everyRow(atServer.list, query), projectCsv),
  instead: { label: 'Cancel it instead', act: 'move', form: { status: 'Cancelled' } },
  deletableKind: 'project',
  canForce: false,
};

export const projects: TableSource<ManagedProject, ManagedProjectForm> = isSample
  ? sampleSource('projects', named)
  : atServer;
