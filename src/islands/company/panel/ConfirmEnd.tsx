import type { Course } from '../../../machines/company-projects.ts';
import ConfirmDialog from '../../ui/ConfirmDialog.tsx';
import { nameOfMove } from './name-of-move.ts';

interface Props {
  course: Course;
  onYes: () => void;
  onNo: () => void;
}

/** Ending a project closes what still waits for an answer, so it is asked once more. */
export default function ConfirmEnd({ course: { project, status }, ...answers }: Props) {
  const waiting = project.openApplications ?? 0;
  const name = nameOfMove(project.status, status);
  const act = status === 'Completed' ? 'complete' : 'cancel';
  return (
    <ConfirmDialog
      title={`${name}: ${project.title}`}
      question={`Are you sure you want to ${act} this project?`}
      consequence={consequenceOf(waiting)}
      yes={name}
      no="Keep it as it is"
      {...answers}
    />
  );
}

function consequenceOf(waiting: number): string | undefined {
  if (waiting === 0) return undefined;
  return waiting === 1
    ? 'The 1 open application will be closed.'
    : `The ${waiting} open applications will be closed.`;
}
