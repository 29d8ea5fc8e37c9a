import { isSample } from '../../../api/sample/origin.ts';
import { type ManagedProject, projects } from '../../../api/tables/projects.ts';
import { engineeringTypes } from '../../../contract/accounts/people.ts';
import {
  labelOfStatus,
  projectStatuses,
  projectStatusLabels,
} from '../../../contract/projects/statuses.ts';
import { ScreenLink, useOpen, useSearch } from '../../ui/navigation/navigation.tsx';
import { addressWith, type Search } from '../../ui/navigation/search.ts';
import { lazy } from '../../ui/reading/lazy.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { RecordLink } from '../records/RecordLink.tsx';
import { screens } from '../screens.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { idField, plainOptions, tableOf } from '../table/table-of.tsx';
import { useTermFilter } from '../terms/useTermFilter.ts';
import { formStatuses, sampleForm } from './project-form.ts';

const ProjectDialog = lazy(() => import('./ProjectDialog.tsx'));
const ReviewDialog = lazy(() => import('./review/ReviewDialog.tsx'));

/** Admins' table of projects; with the in-page data, only the specification's fields. */
export const definition = tableOf<ManagedProject, object>({
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
  ...(isSample
    ? {
        form: {
          schema: sampleForm,
          titles: ['Add New Project', 'Edit Project'],
          width: 500,
          blank: { status: formStatuses[0] },
          waitsForValid: true,
        },
      }
    : { RowDialog: ProjectDialog }),
  added: ({ title, status }) => `“${title}” added as ${labelOfStatus(status)}.`,
  record: 'project',
  sorts: isSample ? ['title', 'status'] : ['title'],
  fields: {
    id: idField,
    title: {
      label: 'Title',
      look: 'name',
      inHeading: true,
      cell: ({ id, title }) => (
        <RecordLink kind="project" id={id}>
          {title}
        </RecordLink>
      ),
      asks: 'line',
    },
    description: { label: 'Description', look: 'long', givesWay: true, asks: 'text' },
    technology: { label: 'Technology', look: 'long', givesWay: true, asks: 'line' },
    status: {
      label: 'Status',
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
      asks: 'one of',
      options: formStatuses,
    },
    ...(!isSample && {
      companyName: {
        label: 'Company',
        cell: ({ companyId, companyName }) => (
          <RecordLink kind="company" id={companyId}>
            {companyName}
          </RecordLink>
        ),
      },
      engineeringType: { label: 'Engineering type', hidden: true },
      duration: { label: 'Days', hidden: true, look: 'number' },
      location: { label: 'Location', hidden: true },
      places: {
        label: 'Places',
        hidden: true,
        look: 'number',
        cell: ({ places, placesTaken }) => `${placesTaken} of ${places} offered or taken`,
      },
    }),
  },
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
});

/** All projects; and over them, where the address asks for one that waits for approval, what speaks for it. */
export default function ProjectsScreen() {
  const search = useSearch();
  const open = useOpen();
  const reviewed = reviewIn(search);
  const byTerm = useTermFilter(search.term ?? '', 'No term');
  return (
    <>
      <TableScreen definition={definition} filters={byTerm} />
      {reviewed !== null && (
        <ReviewDialog
          key={reviewed}
          pid={reviewed}
          onClose={() => open(addressWithoutReview(search), true)}
        />
      )}
    </>
  );
}

/** The address that lays the review of a project over the table. */
const reviewAddress = (pid: number): string =>
  addressWith(screens['manage-project'], { review: pid });

/** Project to review in an address; null for none. */
function reviewIn({ review }: Search): number | null {
  return /^[1-9]\d{0,14}$/.test(review ?? '') ? Number(review) : null;
}

/** The table as the address has it, without what lies over it. */
function addressWithoutReview({ review: _, ...search }: Search): string {
  return addressWith(screens['manage-project'], search);
}
