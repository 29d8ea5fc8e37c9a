import { isSample } from '../../../api/sample/origin.ts';
import { serverSource } from '../../../api/tables/server-source.ts';
import {
  addStatusUpdate,
  deleteStatusUpdate,
  listStatusUpdates,
  type StatusUpdate,
  type StatusUpdateForm,
  statusUpdateColumns,
  statusUpdateForm,
  statusUpdateTitles,
  updateStatusUpdate,
} from '../../../contract/projects/status-updates.ts';
import { projectStatuses, projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { timeNow } from '../../../session/clock.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { RecordLink } from '../records/RecordLink.tsx';
import { screens } from '../screens.ts';
import type { AskProps } from '../table/definition.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { idField, tableOf } from '../table/table-of.tsx';
import { ProjectTitleField } from './ProjectTitleField.tsx';

export const definition = tableOf<StatusUpdate, StatusUpdateForm>({
  table: 'statuses',
  path: screens['update-status'],
  title: 'Update Status',
  lead: isSample
    ? 'Progress notes for each project.'
    : 'Progress notes for projects. Students with a place in the project are notified.',
  many: 'status entries',
  source: serverSource({
    noun: 'status',
    labelOf: ({ projectTitle, title }) => `${title}: ${projectTitle}`,
    sample: 'statuses',
    csv: ['id', 'projectTitle', 'title', 'remarks', 'updatedAt'],
    calls: {
      list: listStatusUpdates,
      add: addStatusUpdate,
      change: updateStatusUpdate,
      remove: deleteStatusUpdate,
    },
  }),
  searchHint: 'Search by project, status or remarks',
  empty: 'No status entries found.',
  untilThen: 'Add the first one to report a project’s progress.',
  addLabel: 'Add Status',
  added: ({ title, projectTitle, projectId }) =>
    isSample || projectId
      ? `Status “${title}” added to “${projectTitle}”.`
      : `Status “${title}” added. No project has the title “${projectTitle}”, so nobody is notified.`,
  form: {
    schema: statusUpdateForm,
    titles: ['Add New Status', 'Edit Status'],
    width: 500,
    blank: { moveProject: false },
    waitsForValid: true,
    // Saving stamps it with the present time.
    sent({ moveProject, ...entry }, row) {
      // The project stays the one it was as long as its title is the same.
      const projectId = entry.projectTitle === row?.projectTitle ? row.projectId : null;
      const form = { ...entry, moveProject, ...(projectId && { projectId }) };
      return [form, { ...entry, updatedAt: timeNow().toISOString() } as Partial<StatusUpdate>];
    },
  },
  sorts: statusUpdateColumns,
  fields: {
    id: idField,
    projectTitle: {
      label: 'Project Title',
      look: 'name',
      cell: ({ projectTitle, projectId }) => (
        <RecordLink kind="project" id={projectId}>
          {projectTitle}
        </RecordLink>
      ),
      asks: isSample ? 'line' : ProjectTitleField,
    },
    title: {
      label: 'Status Title',
      cell: ({ title }) => <StatusTag status={title} />,
      asks: 'choice',
      options: statusUpdateTitles,
      all: 'All statuses',
    },
    remarks: { label: 'Remarks', look: 'long', asks: 'text', isOptional: true },
    updatedAt: { label: 'Last updated', look: 'time' },
    ...(!isSample && { moveProject: { label: '', cell: null, asks: MoveProject } }),
  },
});

/** The titles that name a status of the project itself. */
const projectTitles: readonly string[] = projectStatuses.map((one) => projectStatusLabels[one]);

function MoveProject({ field, form }: AskProps) {
  return (
    <div className="form-check">
      <input
        type="checkbox"
        className="form-check-input"
        id="move-project"
        disabled={!projectTitles.includes(String(form.watch('title')))}
        aria-describedby="move-project-hint"
        {...field}
      />
      <label className="form-check-label" htmlFor="move-project">
        Also change the project’s status
      </label>
      <p className="form-text mb-0" id="move-project-hint">
        The project with this title gets the same status, if that change is allowed.
      </p>
    </div>
  );
}

export default function StatusesScreen() {
  return <TableScreen definition={definition} />;
}
