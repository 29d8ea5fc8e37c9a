import { call } from '../../api/client.ts';
import { moveProject, type PossibleMove } from '../../contract/projects/running-projects.ts';
import { askedAct } from '../calls/asked-act.ts';

interface Wish {
  readonly pid: number;
  readonly move: PossibleMove;
  /** Of the project as it was read when the move was chosen. */
  readonly version?: string | undefined;
}

/** What goes with a move of a project: why, and a new deadline, where it needs them. */
export interface CourseWords {
  readonly reason: string;
  readonly deadline?: string | undefined;
}

/** Moving a project along. Every move first tells what it will cause. */
export const projectCourseMachine = askedAct(
  'project-course',
  ({ pid, move: { to }, version }: Wish, words: CourseWords) =>
    call(moveProject, { params: { id: pid }, body: { status: to, ...words }, version }),
);
