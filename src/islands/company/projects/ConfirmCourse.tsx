import * as v from 'valibot';
import type { Failure } from '../../../api/problem.ts';
import type { Project } from '../../../contract/projects/projects.ts';
import { moveProject, type PossibleMove } from '../../../contract/projects/running-projects.ts';
import { type ProjectStatus, projectStatusLabels } from '../../../contract/projects/statuses.ts';
import {
  deadlinePast,
  deadlineProblem,
  opensLate,
  reasonAsked,
} from '../../../machines/lifecycle/project.ts';
import { timeNow } from '../../../session/clock.ts';
import type { CourseWords } from '../../features/projects/project/useCourse.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { TextArea, TextField } from '../../ui/form/fields.tsx';
import { instantOf } from '../../ui/form/local-time.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { deadlineOf, timeZone } from '../../ui/status/dates.ts';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { nameOfMove } from './name-of-move.ts';

/** Form of a project's move: a reason if it leaves an end status, and a deadline if the old one has passed. */
const courseForm = (asks: { from: ProjectStatus; needsReason: boolean; needsDeadline: boolean }) =>
  v.object({
    reason: asks.needsReason
      ? v.pipe(moveProject.body.entries.reason, v.nonEmpty(reasonAsked(asks.from)))
      : moveProject.body.entries.reason,
    deadline: v.pipe(
      v.string(),
      v.transform((typed) => instantOf(typed) ?? undefined),
      v.check(
        (deadline) => !asks.needsDeadline || deadline !== undefined,
        'Choose a new deadline.',
      ),
      v.check((deadline) => !deadlineProblem(deadline ?? null, timeNow()), deadlinePast),
    ),
  });

interface Props {
  project: Project;
  move: PossibleMove;
  failure: Failure | null;
  isBusy: boolean;
  onYes: (words: CourseWords) => void;
  onNo: () => void;
}

/** Confirms a move of the project: shows its consequences and asks for the missing fields. */
export default function ConfirmCourse({ project, move, failure, isBusy, onYes, onNo }: Props) {
  const isLate = opensLate(project, move.to, timeNow());
  const form = useForm(
    courseForm({ from: project.status, needsReason: move.needsReason, needsDeadline: isLate }),
    {
      defaultValues: { reason: '', deadline: '' },
      failure,
      focusesError: true,
    },
  );
  const { handleSubmit, isDirty } = form;
  const name = nameOfMove(project.status, move.to);
  return (
    <ConfirmDialog
      title={`${name}: ${project.title}`}
      question={`The project’s status changes to ${projectStatusLabels[move.to]}.`}
      yes={name}
      no="Keep it as it is"
      look={move.to === 'Cancelled' ? 'danger' : 'primary'}
      isBusy={isBusy}
      keepsOpen={isDirty}
      onYes={() => void handleSubmit(onYes)()}
      onNo={onNo}
    >
      {failure?.fields.length === 0 && <MoveFailed failure={failure} />}
      {move.causes.length > 0 && (
        <ul className="causes">
          {move.causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
      {isLate && project.deadline && (
        <TextField
          label="New application deadline"
          type="datetime-local"
          hint={`The old one was ${deadlineOf(project.deadline)}. In your time zone, ${timeZone()}.`}
          {...form.field('deadline')}
        />
      )}
      {move.needsReason && <TextArea label="Reason" rows={3} {...form.field('reason')} />}
    </ConfirmDialog>
  );
}
