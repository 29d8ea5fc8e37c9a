import { call } from '../../api/client.ts';
import { moveProject, type PossibleMove } from '../../contract/projects/running-projects.ts';
import { askedAct } from '../calls/asked-act.ts';

interface Wish {
  readonly pid: number;
  readonly move: PossibleMove;
  /** Version of the project when the move was chosen. */
  readonly version?: string | undefined;
}

/** Reason and new deadline of a move, if it needs them. */
export interface CourseWords {
  readonly reason: string;
  readonly deadline?: string | undefined;
}

/** Moving a project along. Every move first shows its consequences. */
export const projectCourseMachine = askedAct(
  'project-course',
  ({ pid, move: { to }, version }: Wish, words: CourseWords) =>
    call(moveProject, { params: { id: pid }, body: { status: to, ...words }, version }),
);
