import { projectInFull } from '../../../../api/read/projects.ts';
import { change, refresh } from '../../../../api/read/read.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { projectCourseMachine } from '../../../../machines/projects/project-course.ts';
import { useAskedAct } from '../../../ui/machine/useAskedAct.ts';

/** Moving a project along, as a screen shows it. */
export const useCourse = (onMoved: (project: Project) => void) =>
  useAskedAct(projectCourseMachine, {
    // Other changes arrive by the live connection.
    done(moved, { pid }) {
      change(projectInFull(pid), (known) => ({ ...known, ...moved }));
      onMoved(moved);
    },
    overtaken: () => refresh(),
  });
