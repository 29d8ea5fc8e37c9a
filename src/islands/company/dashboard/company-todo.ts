import type { Project } from '../../../contract/projects/projects.ts';

/** One thing a company has to do today, about one project. */
export type Todo = { readonly project: Project } & (
  | { readonly kind: 'answer'; readonly count: number; readonly since: string }
  | { readonly kind: 'offer ends'; readonly count: number; readonly at: string }
  | { readonly kind: 'deadline over'; readonly left: number }
  | { readonly kind: 'draft' }
);

/** Milliseconds. An offer that ends within this time is due. */
const soon = 3 * 24 * 60 * 60 * 1000;

const order = ['answer', 'offer ends', 'deadline over', 'draft'] as const;

/**
 * A company's work by urgency: answers, longest-waiting first, then offers that end soon, projects past their deadline
 * with places left, and drafts.
 */
export function todosOf(projects: readonly Project[], now: Date): Todo[] {
  return projects
    .flatMap((project) => todosOfOne(project, now))
    .sort(
      (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || byTime(one, other),
    );
}

function todosOfOne(project: Project, now: Date): Todo[] {
  const { waiting, status, applying, places, placesTaken } = project;
  if (status === 'Draft') return [{ kind: 'draft', project }];
  const todos: Todo[] = [];
  if (waiting?.oldestNewAt) {
    todos.push({
      kind: 'answer',
      project,
      count: waiting.newApplications,
      since: waiting.oldestNewAt,
    });
  }
  const endsAt = waiting?.firstOfferEndsAt;
  if (endsAt && new Date(endsAt).getTime() - now.getTime() < soon) {
    todos.push({ kind: 'offer ends', project, count: waiting.offers, at: endsAt });
  }
  if (applying === 'deadline-passed' && placesTaken < places) {
    todos.push({ kind: 'deadline over', project, left: places - placesTaken });
  }
  return todos;
}

const timeOf = (todo: Todo): string => {
  if (todo.kind === 'answer') return todo.since;
  return todo.kind === 'offer ends' ? todo.at : '';
};
const byTime = (one: Todo, other: Todo): number => timeOf(one).localeCompare(timeOf(other));

/** The first few of each kind, so that many of one kind hide no other; and how many that leaves out. */
export function firstOfEach(
  todos: readonly Todo[],
  most: number,
): { readonly shown: readonly Todo[]; readonly more: number } {
  const shown = order.flatMap((kind) => todos.filter((todo) => todo.kind === kind).slice(0, most));
  return { shown, more: todos.length - shown.length };
}
