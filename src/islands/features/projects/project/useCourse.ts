import { calls } from '../../../../api/act/act.ts';
import { useAskedAct } from '../../../../api/act/useAskedAct.ts';
import { projectInFull } from '../../../../api/read/projects.ts';
import { change, refresh } from '../../../../api/read/read.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import type { PossibleMove } from '../../../../contract/projects/running-projects.ts';

/** What goes with a move of a project: why, and a new deadline, where it needs them. */
export interface CourseWords {
  readonly reason: string;
  readonly deadline?: string | undefined;
}

interface Wish {
  readonly move: PossibleMove;
  /** Of the project as it was read when the move was chosen. */
  readonly version?: string | undefined;
}

/** Moving a project along. Every move first tells what it will cause. */
export const useCourse = (pid: number, onMoved: (project: Project) => void) =>
  useAskedAct(
    ({ move: { to }, version }: Wish, words: CourseWords) =>
      calls(endpoints.moveProject)({
        params: { id: pid },
        body: { status: to, ...words },
        version,
      }),
    {
      // The line tells what else has changed.
      done(moved) {
        change(projectInFull(pid), (known) => ({ ...known, ...moved }));
        onMoved(moved);
      },
      overtaken: () => refresh(),
    },
  );
