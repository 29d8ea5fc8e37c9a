import { type ProjectStatus, projectStatusLabels } from '../../contract/projects.ts';
import type { StatusUpdate } from '../../contract/status-updates.ts';
import type { CsvColumn } from '../table/export/csv.ts';
import type { ManagedProject } from './managed-project.ts';

/** What a file of a table holds, where it is made in the page. */
export const projectCsv: readonly CsvColumn<ManagedProject>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'title', of: ({ title }) => title },
  { name: 'description', of: ({ description }) => description },
  { name: 'technology', of: ({ technology }) => technology },
  {
    name: 'status',
    of: ({ status }) => projectStatusLabels[status as ProjectStatus] ?? status,
  },
];

export const statusCsv: readonly CsvColumn<StatusUpdate>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'projectTitle', of: ({ projectTitle }) => projectTitle },
  { name: 'title', of: ({ title }) => title },
  { name: 'remarks', of: ({ remarks }) => remarks },
  { name: 'updatedAt', of: ({ updatedAt }) => updatedAt },
];
