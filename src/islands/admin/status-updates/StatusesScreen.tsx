import { isSample } from '../../../api/sample/origin.ts';
import { statuses } from '../../../api/tables/statuses.ts';
import {
  type StatusUpdate,
  type StatusUpdateForm,
  statusUpdateTitles,
} from '../../../contract/projects/status-updates.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { RecordLink } from '../records/RecordLink.tsx';
import { screens } from '../screens.ts';
import { plainOptions, type TableDefinition } from '../table/definition.ts';
import { LongCell, TimeCell } from '../table/rows/cells.tsx';
import { TableScreen } from '../table/TableScreen.tsx';

export const definition: TableDefinition<StatusUpdate, StatusUpdateForm> = {
  table: 'statuses',
  path: screens['update-status'],
  title: 'Update Status',
  lead: isSample
    ? 'Progress notes for each project.'
    : 'Progress notes for projects. Students with a place in the project are notified.',
  many: 'status entries',
  source: statuses,
  searchHint: 'Search by project, status or remarks',
  empty: 'No status entries found.',
  untilThen: 'Add the first one to report a project’s progress.',
  addLabel: 'Add Status',
  RowDialog: lazy(() => import('./StatusDialog.tsx')),
  acts: () => [],
  added: ({ title, projectTitle }) => `Status “${title}” added to “${projectTitle}”.`,
  columns: [
    { id: 'id', label: 'ID', look: 'number', sortable: isSample, cell: ({ id }) => id },
    {
      id: 'projectTitle',
      label: 'Project Title',
      sortable: true,
      look: 'name',
      cell: ({ projectTitle, projectId }) => (
        <RecordLink kind="project" id={projectId}>
          {projectTitle}
        </RecordLink>
      ),
    },
    {
      id: 'title',
      label: 'Status Title',
      sortable: true,
      cell: ({ title }) => <StatusTag status={title} />,
    },
    {
      id: 'remarks',
      label: 'Remarks',
      look: 'long',
      cell: ({ remarks }) => <LongCell text={remarks} />,
    },
    {
      id: 'updatedAt',
      label: 'Last updated',
      sortable: true,
      look: 'time',
      cell: ({ updatedAt }) => <TimeCell at={updatedAt} />,
    },
  ],
  filters: [
    {
      name: 'title',
      label: 'Status Title',
      all: 'All statuses',
      options: plainOptions(statusUpdateTitles),
    },
  ],
};

export default function StatusesScreen() {
  return <TableScreen definition={definition} />;
}
