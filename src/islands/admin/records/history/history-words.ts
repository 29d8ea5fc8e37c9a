import { labelOfStatus } from '../../../../contract/projects/statuses.ts';
import type { HistoryEntry, RecordKind } from '../../../../contract/reports/history.ts';
import { wordsOf as wordsOfMove } from '../../../features/applications/applicant/timeline-words.ts';
import type { Change } from '../../audit/changed-fields.ts';

type Moved = Extract<HistoryEntry, { what: 'project moved' }>;

/** An event in a few words. */
export function wordsOf(entry: HistoryEntry): string {
  switch (entry.what) {
    case 'joined':
      return 'Joined';
    case 'admin act':
      return `${entry.act.charAt(0).toUpperCase()}${entry.act.slice(1)}`;
    case 'project moved':
      return wordsOfProjectMove(entry);
    case 'project edited':
      return 'Edited';
    case 'progress note':
      return `Progress note: ${entry.title}`;
    case 'application moved':
      return wordsOfMove(entry);
    case 'assignment published':
      return `Assignment published: ${placesOf(entry.places)} offered`;
    case 'assignment undone':
      return `Assignment undone: ${placesOf(entry.places)} withdrawn`;
  }
}

const placesOf = (places: number): string => (places === 1 ? '1 place' : `${places} places`);

function wordsOfProjectMove({ from, to }: Moved): string {
  if (to === 'Awaiting approval') return 'Sent for approval';
  if (from === 'Awaiting approval' && to === 'pending') return 'Approved';
  if (from === 'Awaiting approval' && to === 'Draft') return 'Returned to draft';
  if (to === 'pending' && (from === null || from === 'Draft')) return 'Posted';
  if (from === null) return `Started as ${labelOfStatus(to)}`;
  return `${labelOfStatus(from)} → ${labelOfStatus(to)}`;
}

/** Text written with an event, such as its reason; null if there is none. */
export function writtenIn(entry: HistoryEntry): string | null {
  if (entry.what === 'project moved') return entry.reason || null;
  return entry.what === 'progress note' ? entry.remarks || null : null;
}

/** Events that time causes. */
const byItself: readonly string[] = ['expire', 'close', 'complete', 'not complete'];

/** A project begins and ends with the work on it. */
const withItsWork: readonly string[] = ['In Progress', 'Completed'];

/** For example `ada@trestle.example` or `automatically`. */
export function moverOf(entry: HistoryEntry): string {
  if (entry.by) return entry.by.name;
  const isAutomatic =
    (entry.what === 'application moved' && byItself.includes(entry.event)) ||
    (entry.what === 'project moved' && withItsWork.includes(entry.to));
  if (isAutomatic) return 'automatically';
  return entry.what === 'progress note'
    ? 'author unknown'
    : 'by somebody who no longer has an account';
}

/** The change behind it, as the audit log shows one; null where what changed is said already or was not kept. */
export function changesIn(entry: HistoryEntry, of: RecordKind): Change | null {
  if (!('before' in entry)) return null;
  const [before, after] = [besides(entry, entry.before), besides(entry, entry.after)];
  if (!before && !after) return null;
  const { at } = entry;
  const isOfProject = entry.what !== 'admin act';
  return {
    at,
    who: moverOf(entry),
    act: entry.what === 'admin act' ? entry.act : entry.what.replace('project ', ''),
    kind: isOfProject ? 'project' : of,
    subject: isOfProject ? entry.project.title : entry.subject,
    before,
    after,
  };
}

/** Changes that a line's words leave out: for a move, those besides the status. */
function besides(
  { what }: HistoryEntry,
  fields: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> | null {
  if (what !== 'project moved' || !fields) return fields;
  const { status: _, reason: __, ...more } = fields;
  return Object.keys(more).length > 0 ? more : null;
}
