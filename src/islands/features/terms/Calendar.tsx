import type { Role } from '../../../contract/accounts/people.ts';
import type { OnBoard } from '../../../contract/engagements/board.ts';
import { type Programme, termDates } from '../../../contract/terms/terms.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { distanceInWords, dueWords } from './calendar-words.ts';
import { type Due, daysToCome } from './days-to-come.ts';
import { dayInWords } from './term-words.ts';
import './calendar.scss';

interface Props {
  programme: Programme;
  of: Role;
  /** In which something is to be handed in. */
  work: readonly OnBoard[];
}

/** Dates of the programme, the next one first. */
export function Calendar({ programme, of, work }: Props) {
  const { today, timeZone } = programme;
  const days = daysToCome(programme, work);
  if (days.length === 0) return <p className="soft">Nothing is due.</p>;
  return (
    <>
      <ol className="calendar panel lined plain-list mb-3" aria-label="Days of the programme">
        {days.map(([day, all]) => (
          <li key={day} className={day === today ? 'is-today' : undefined}>
            <p className="tabular m-0">
              <time dateTime={day}>{dayInWords(day)}</time>
              <span className="note">{distanceInWords(today, day)}</span>
            </p>
            <div className="stack gap-3">
              {all.map((due) => (
                <What key={'work' in due ? due.work.id : due.date + due.term.id} {...{ due, of }} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className="note soft">Each day begins and ends at midnight in {timeZone}.</p>
    </>
  );
}

/** A day of a term, or what is to be handed in on it; that leads to where the work is. */
function What({ due, of }: { due: Due; of: Role }) {
  if ('term' in due)
    return (
      <p className="m-0">
        <strong>
          {termDates[due.date]}: <bdi>{due.term.name}</bdi>
        </strong>
        <span className="soft">{dueWords[of][due.date]}</span>
      </p>
    );
  const { id, milestone, studentName, projectTitle, companyName } = due.work;
  return (
    <div>
      <ScreenLink to={`/${of.toLowerCase()}/work?engagement=${id}`} className="fw-semibold">
        <bdi>{milestone}</bdi>
      </ScreenLink>
      <p className="soft m-0">
        <bdi>{studentName}</bdi>, <bdi>{projectTitle}</bdi>, <bdi>{companyName}</bdi>
      </p>
    </div>
  );
}
