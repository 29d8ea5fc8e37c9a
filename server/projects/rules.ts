import type { Role } from '../../src/contract/people.ts';
import {
  type ProjectStatus,
  projectStatuses,
  projectStatusLabels,
} from '../../src/contract/projects.ts';
import type { Mover } from '../../src/machines/lifecycle/application.ts';
import { projectMoves } from '../../src/machines/lifecycle/moves.ts';
import { ended, needsReason } from '../../src/machines/lifecycle/project.ts';

/** The status a word names: a wire name or a label, in any letter case; null for any other word. */
export function statusNamed(word: string): ProjectStatus | null {
  const wanted = word.trim().toLowerCase();
  const named = projectStatuses.find(
    (status) =>
      status.toLowerCase() === wanted || projectStatusLabels[status].toLowerCase() === wanted,
  );
  return named ?? null;
}

export type MoveVerdict =
  | { readonly kind: 'moves'; readonly closesApplications: boolean }
  | { readonly kind: 'refused'; readonly allowed: readonly ProjectStatus[] }
  | { readonly kind: 'reason missing' };

/** Whether a project may go from one status to another by this mover, and what that causes. */
export function judgeMove(
  from: ProjectStatus,
  to: ProjectStatus,
  by: Mover,
  reason: string,
): MoveVerdict {
  const allowed = projectMoves(from, by);
  if (!allowed.includes(to)) return { kind: 'refused', allowed };
  if (needsReason(from) && reason === '') return { kind: 'reason missing' };
  return { kind: 'moves', closesApplications: (ended as readonly string[]).includes(to) };
}

/** Drafts are read by their company and admins only; everything else by everyone who is signed in. */
export function mayRead(
  status: ProjectStatus,
  ownerId: number | null,
  person: { readonly role: Role; readonly accountId: number },
): boolean {
  return status !== 'Draft' || person.role === 'Admin' || person.accountId === ownerId;
}

/** Skills as kept: trimmed, without blanks and repeats, comma-separated. */
export function tidySkills(skills: string): string {
  const seen = new Map<string, string>();
  for (const skill of skills.split(',')) {
    const name = skill.trim();
    if (name !== '' && !seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  }
  return [...seen.values()].join(', ');
}
