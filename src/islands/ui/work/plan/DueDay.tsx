import { dayOf } from '../../status/dates.ts';

/** The day something is due, and plainly whether that is over. */
export function DueDay({ day, isOpen = true }: { day: string; isOpen?: boolean }) {
  const today = new Date().toLocaleDateString('sv');
  const isLate = isOpen && day < today;
  return (
    <span className={isLate ? 'due is-late' : 'due'}>
      {isLate ? 'was due ' : day === today ? 'due today, ' : 'due '}
      <time dateTime={day}>{dayOf(`${day}T12:00:00`)}</time>
    </span>
  );
}
