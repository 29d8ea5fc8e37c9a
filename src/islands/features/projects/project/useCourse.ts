import { calls } from '../../../../api/act/act.ts';
import { useAskedAct } from '../../../../api/act/useAskedAct.ts';
import { projectInFull } from '../../../../api/read/projects.ts';
import { change, refresh } from '../../../../api/read/read.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { moveProject, type PossibleMove } from '../../../../contract/projects/running-projects.ts';

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

const move = ({ pid, move: { to }, version }: Wish, words: CourseWords) =>
  calls(moveProject)({ params: { id: pid }, body: { status: to, ...words }, version });

/** Moving a project along, as a screen shows it. Every move first shows its consequences. */
export const useCourse = (onMoved: (project: Project) => void) =>
  useAskedAct(move, {
    // Other changes arrive by the live connection.
    done(moved, { pid }) {
      change(projectInFull(pid), (known) => ({ ...known, ...moved }));
      onMoved(moved);
    },
    overtaken: () => refresh(),
  });
