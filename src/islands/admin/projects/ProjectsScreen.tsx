import { lazy } from 'react';
import { engineeringTypes } from '../../../contract/people.ts';
import {
  type ProjectStatus,
  projectStatuses,
  projectStatusLabels,
} from '../../../contract/projects.ts';
import type {
  ManagedProject,
  ManagedProjectForm,
} from '../../../machines/managed/managed-project.ts';
import { isSample } from '../../../machines/managed/origin.ts';
import { projects } from '../../../machines/managed/projects.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { screens } from '../screens.ts';
import { plainOptions, type TableColumn, type TableDefinition } from '../table/definition.ts';
import { LongCell } from '../table/rows/cells.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { formStatuses } from './form-statuses.ts';

const labelOf = (status: string): string => projectStatusLabels[status as ProjectStatus] ?? status;

/** What the server knows of a project beyond the specification's five columns. */
const more: readonly TableColumn<ManagedProject>[] = [
  { id: 'companyName', label: 'Company', cell: ({ companyName }) => companyName },
  {
    id: 'engineeringType',
    label: 'Engineering type',
    hidden: true,
    cell: ({ engineeringType }) => engineeringType,
  },
  { id: 'duration', label: 'Days', hidden: true, look: 'number', cell: ({ duration }) => duration },
  { id: 'location', label: 'Location', hidden: true, cell: ({ location }) => location },
  {
    id: 'places',
    label: 'Places',
    hidden: true,
    look: 'number',
    cell: ({ places, placesTaken }) => `${placesTaken} of ${places}`,
  },
];

const definition: TableDefinition<ManagedProject, ManagedProjectForm> = {
  table: 'projects',
  path: screens['manage-project'],
  title: 'Manage Projects',
  lead: 'Projects of all companies.',
  many: 'projects',
  source: projects,
  searchHint: isSample ? 'Search projects' : 'Search by title, skill or company',
  empty: 'No projects found.',
  untilThen: 'Companies post projects, or you add one for them.',
  addLabel: 'Add Project',
  RowDialog: isSample
    ? lazy(() => import('./SampleProjectDialog.tsx'))
    : lazy(() => import('./ProjectDialog.tsx')),
  acts: () => [],
  added: ({ title, status }) => `“${title}” added as ${labelOf(status)}.`,
  columns: [
    { id: 'id', label: 'ID', look: 'number', sortable: isSample, cell: ({ id }) => id },
    {
      id: 'title',
      label: 'Title',
      sortable: true,
      look: 'name',
      inHeading: true,
      cell: ({ title }) => title,
    },
    {
      id: 'description',
      label: 'Description',
      look: 'long',
      cell: ({ description }) => <LongCell text={description} />,
    },
    {
      id: 'technology',
      label: 'Technology',
      look: 'long',
      cell: ({ technology }) => <LongCell text={technology} />,
    },
    {
      id: 'status',
      label: 'Status',
      sortable: isSample,
      cell: ({ status }) => <StatusTag status={status}>{labelOf(status)}</StatusTag>,
    },
    ...(isSample ? [] : more),
  ],
  filters: [
    {
      name: 'status',
      label: 'Status',
      all: 'All statuses',
      options: isSample
        ? plainOptions(formStatuses)
        : projectStatuses.map((value) => ({ value, label: projectStatusLabels[value] })),
    },
    ...(isSample
      ? []
      : [
          {
            name: 'engineeringType',
            label: 'Engineering type',
            all: 'All types',
            options: plainOptions(engineeringTypes),
          },
        ]),
  ],
};

export default function ProjectsScreen() {
  return <TableScreen definition={definition} />;
}
