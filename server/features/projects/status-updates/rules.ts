import type { ProjectStatus } from '../../../../src/contract/projects/projects.ts';
import type { StatusUpdateTitle } from '../../../../src/contract/projects/status-updates.ts';
import { statusNamed } from '../rules.ts';

/** How the audit log names a note. */
export const auditSubject = (id: number, projectTitle: string) =>
  ({ kind: 'status', subjectId: id, subject: projectTitle }) as const;

/** What saving a note does to its project. */
type Effect =
  | { readonly kind: 'note only' }
  | { readonly kind: 'moves'; readonly projectId: number; readonly to: ProjectStatus }
  | { readonly kind: 'cannot move'; readonly sentence: string };

/** A note moves its project only when asked to, when there is one, and when its title names another status than now. */
export function effectOf(
  note: { readonly title: StatusUpdateTitle; readonly moveProject: boolean },
  project: { readonly id: number; readonly status: ProjectStatus } | null,
): Effect {
  if (!note.moveProject) return { kind: 'note only' };
  const to = statusNamed(note.title);
  if (!to)
    return { kind: 'cannot move', sentence: `A project cannot have the status ${note.title}.` };
  if (!project) return { kind: 'cannot move', sentence: 'No project has this title.' };
  if (project.status === to) return { kind: 'note only' };
  return { kind: 'moves', projectId: project.id, to };
}
