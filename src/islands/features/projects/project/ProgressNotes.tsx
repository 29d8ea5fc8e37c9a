import type { ProjectDetail } from '../../../../contract/projects/projects.ts';
import { dayOf } from '../../../ui/status/dates.ts';

/** Progress notes by the company, newest first. */
export function ProgressNotes({ notes }: { notes: ProjectDetail['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <section className="progress-notes" aria-labelledby="notes-title">
      <h3 id="notes-title">Progress notes</h3>
      <ol className="plain-list">
        {notes.map(({ title, remarks, at }) => (
          <li key={`${at} ${title}`}>
            <p>
              <strong>{title}</strong>
              <time className="note" dateTime={at}>
                {dayOf(at)}
              </time>
            </p>
            {remarks && <p className="soft">{remarks}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
