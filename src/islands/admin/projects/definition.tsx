import { isSample } from '../../../api/sample/origin.ts';
import type { ManagedProject, ManagedProjectForm } from '../../../api/tables/projects.ts';
import { projects } from '../../../api/tables/projects.ts';
import { engineeringTypes } from '../../../contract/accounts/people.ts';
import {
  labelOfStatus,
  projectStatuses,
  projectStatusLabels,
} from '../../../contract/projects/projects.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { lazy } from '../../ui/reading/lazy.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { RecordLink } from '../records/RecordLink.tsx';
import { screens } from '../screens.ts';
import { plainOptions, type TableColumn, type TableDefinition } from '../table/definition.ts';
import { LongCell } from '../table/rows/cells.tsx';
import { formStatuses } from './form-statuses.ts';
import { reviewAddress } from './review-address.ts';

/** What the server knows of a project beyond the specification's five columns. */
const more: readonly TableColumn<ManagedProject>[] = [
  {
    id: 'companyName',
    label: 'Company',
    cell: ({ companyId, companyName }) => (
      <RecordLink kind="company" id={companyId}>
        {companyName}
      </RecordLink>
    ),
  },
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

/** The projects as the office keeps them. */
export const definition: TableDefinition<ManagedProject, ManagedProjectForm> = {
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
  added: ({ title, status }) => `“${title}” added as ${labelOfStatus(status)}.`,
  record: 'project',
  columns: [
    { id: 'id', label: 'ID', look: 'number', sortable: isSample, cell: ({ id }) => id },
    {
      id: 'title',
      label: 'Title',
      sortable: true,
      look: 'name',
      inHeading: true,
      cell: ({ id, title }) => (
        <RecordLink kind="project" id={id}>
          {title}
        </RecordLink>
      ),
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
      cell: ({ id, status }) => (
        <>
          <StatusTag status={status}>{labelOfStatus(status)}</StatusTag>
          {status === 'Awaiting approval' && (
            <ScreenLink to={reviewAddress(id)} className="review-link">
              Review
            </ScreenLink>
          )}
        </>
      ),
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
