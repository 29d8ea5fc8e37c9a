import type { Role } from '../../../contract/accounts/people.ts';
import { type Programme, termDates } from '../../../contract/terms/terms.ts';
import { distanceInWords, dueWords } from './calendar-words.ts';
import { daysToCome } from './days-to-come.ts';
import { dayInWords } from './term-words.ts';
import './calendar.scss';

interface Props {
  programme: Programme;
  /** Who reads it. */
  of: Role;
}

/** What is due in the programme, the next first. */
export function Calendar({ programme, of }: Props) {
  const { today, timeZone } = programme;
  const days = daysToCome(programme);
  if (days.length === 0) return <p className="soft">Nothing is due.</p>;
  return (
    <>
      <ol className="calendar panel" aria-label="Days of the programme">
        {days.map(({ day, date, term }) => (
          <li key={`${term.id} ${date}`} className={day === today ? 'is-today' : undefined}>
            <p className="tabular">
              <time dateTime={day}>{dayInWords(day)}</time>
              <span className="note">{distanceInWords(today, day)}</span>
            </p>
            <p className="calendar-what">
              <strong>
                {termDates[date]}: {term.name}
              </strong>
              <span className="soft">{dueWords[of][date]}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="note soft">Each day begins and ends at midnight in {timeZone}.</p>
    </>
  );
}
