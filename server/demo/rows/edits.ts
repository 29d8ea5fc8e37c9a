import type { Row } from '../../platform/database/rows.ts';
import type { Chance } from '../chance.ts';
import type { ApplicationMoved } from '../moves.ts';

interface Rows {
  readonly application: Row<'applications'>;
  readonly events: readonly ApplicationMoved[];
}

const dayMs = 86_400_000;
/** Of a hundred applications that lay there long enough, so many were edited. */
const share = 0.06;

/** What an application said at first: all but its last sentence. */
const firstWords = (message: string): string =>
  message
    .split(/(?<=[.!?]) /)
    .slice(0, -1)
    .join(' ');

/**
 * An application as its student has edited it before anybody looked at it, with what it said before; as it was where it
 * was not edited. The demo student edits theirs for certain.
 */
export function editedRows(
  rows: Rows,
  isDemoStudent: boolean,
  now: Date,
  chance: Chance,
): Rows & { versions: Row<'application_versions'>[] } {
  const { application, events } = rows;
  const [applied, next] = events;
  const lay = (next?.at ?? now).getTime() - applied!.at.getTime();
  const isEdited = chance.happens(share) || isDemoStudent;
  if (!isEdited || lay < dayMs || application.message === '') return { ...rows, versions: [] };
  const at = new Date(applied!.at.getTime() + Math.round(lay * 0.4));
  const edit = { ...applied!, at, event: 'edit', from: 'Under Review' } as const;
  const { id, applied_at, message, resume_link, resume_id = null } = application;
  const before = { message: firstWords(message), resume_link, resume_id };
  return {
    application: { ...application, edits: 1, edited_at: at },
    events: [applied!, edit, ...events.slice(1)],
    versions: [{ application_id: id!, version: 1, sent_at: applied_at, ...before }],
  };
}
