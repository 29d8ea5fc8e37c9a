import type { Role } from '../../../src/contract/accounts/people.ts';
import { type Membership, memberMay } from '../../../src/contract/companies/member-rights.ts';
import type { FieldError } from '../../../src/contract/problem.ts';
import type { ProjectEdit } from '../../../src/contract/projects/running-projects.ts';
import {
  type ProjectStatus,
  projectStatuses,
  projectStatusLabels,
} from '../../../src/contract/projects/statuses.ts';
import { daysProblem, withdrawnIn } from '../../../src/machines/lifecycle/conditions.ts';
import { editableFields, type ProjectField } from '../../../src/machines/lifecycle/editing.ts';
import type { Mover } from '../../../src/machines/lifecycle/mover.ts';
import {
  type Circumstances,
  deadlineProblem,
  ended,
  isPosted,
  needsReason,
  projectMoves,
} from '../../../src/machines/lifecycle/project.ts';

/** The status a word names: a wire name or a label, in any letter case; null for any other word. */
export function statusNamed(word: string): ProjectStatus | null {
  const name = word.trim().toLowerCase();
  const named = projectStatuses.find(
    (status) => status.toLowerCase() === name || projectStatusLabels[status].toLowerCase() === name,
  );
  return named ?? null;
}

export type MoveVerdict =
  | { readonly kind: 'moves'; readonly closesApplications: boolean }
  | { readonly kind: 'refused'; readonly allowed: readonly ProjectStatus[] }
  | { readonly kind: 'reason missing' };

/** Decides whether this mover may change a project's status, and what else that changes. */
export function decideMove(
  from: ProjectStatus,
  to: ProjectStatus,
  by: Mover,
  reason: string,
  circumstances: Circumstances = {},
): MoveVerdict {
  const allowed = projectMoves(from, by, circumstances);
  if (!allowed.includes(to)) return { kind: 'refused', allowed };
  if (needsReason(from, to, by) && reason === '') return { kind: 'reason missing' };
  return { kind: 'moves', closesApplications: (ended as readonly string[]).includes(to) };
}

export const auditSubject = (id: number, { title }: { readonly title: string }) =>
  ({ kind: 'project', subjectId: id, subject: title }) as const;

export interface Owned {
  readonly companyId: number;
  /** The accounts of those who look after its work. */
  readonly supervisors: readonly number[];
}

interface Reader {
  readonly role: Role;
  readonly accountId: number;
  readonly member: Membership | null;
}

/** True if a project belongs to this person's company and, for a supervisor, is one they supervise. */
export function isOwn({ companyId, supervisors }: Owned, { accountId, member }: Reader): boolean {
  if (member?.companyId !== companyId) return false;
  return memberMay(member.memberRole, 'see every project') || supervisors.includes(accountId);
}

/** Only its company and admins read a project before it is posted; afterwards everyone who is signed in does. */
export function mayRead(status: ProjectStatus, project: Owned, person: Reader): boolean {
  return isPosted(status) || mayChange(project, person);
}

/** A project is changed by its company and by admins. */
export function mayChange(project: Owned, person: Reader): boolean {
  return person.role === 'Admin' || isOwn(project, person);
}

type EditVerdict =
  | { readonly kind: 'edits' }
  | {
      readonly kind: 'not editable';
      readonly fields: readonly ProjectField[];
      readonly allowed: readonly ProjectField[];
    }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] };

/** Decides whether an edit is allowed. A field that keeps its value is no change. */
export function decideEdit(
  project: { readonly status: ProjectStatus; readonly placesTaken: number },
  before: ProjectEdit,
  edited: ProjectEdit,
  now: Date,
): EditVerdict {
  const fields = (Object.keys(edited) as ProjectField[]).filter((field) => {
    return comparable(before, field) !== comparable(edited, field);
  });
  const allowed = editableFields(project.status);
  const kept = fields.filter((field) => !allowed.includes(field));
  if (kept.length > 0) return { kind: 'not editable', fields: kept, allowed };
  if (edited.places < project.placesTaken) {
    const sentence = `${project.placesTaken} places have already been offered or taken. Use at least that number.`;
    return { kind: 'invalid', errors: [{ path: 'places', message: sentence }] };
  }
  const late = fields.includes('deadline') && deadlineProblem(edited.deadline, now);
  if (late) return { kind: 'invalid', errors: [{ path: 'deadline', message: late }] };
  const disorder = fields.some((field) => isOfDays(field)) && daysProblem(edited);
  if (disorder) return { kind: 'invalid', errors: [disorder] };
  const withdrawn = project.status === 'Draft' ? [] : withdrawnIn(before, edited);
  return withdrawn.length > 0 ? { kind: 'invalid', errors: withdrawn } : { kind: 'edits' };
}

const isOfDays = (field: ProjectField) =>
  field === 'startDate' || field === 'endDate' || field === 'duration' || field === 'draftedPlan';

function comparable(project: ProjectEdit, field: ProjectField): string | number | null {
  if (field === 'draftedPlan') return JSON.stringify(project.draftedPlan ?? []);
  const value = project[field];
  if (field === 'deadline' && value !== null) return new Date(value).getTime();
  return typeof value === 'string' ? value.trim() : value;
}

/** Explains why a project cannot be deleted; null if it can. */
export function decideDelete(status: ProjectStatus, applications: number): string | null {
  if (applications > 0) {
    const these =
      applications === 1 ? '1 application depends' : `${applications} applications depend`;
    return `${these} on this project. Cancel the project instead.`;
  }
  if (!isPosted(status)) return null;
  return 'Students have seen this project, so it cannot be deleted. Cancel it instead.';
}
