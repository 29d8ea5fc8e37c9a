import { calendarDay } from '../../../ui/status/dates.ts';

/** The day something is due, and plainly whether that is over. */
export function DueDay({ day, isOpen = true }: { day: string; isOpen?: boolean }) {
  const today = new Date().toLocaleDateString('sv');
  const isLate = isOpen && day < today;
  return (
    <span className={isLate ? 'text-bad fw-semibold' : undefined}>
      {isLate ? 'late, was due ' : day === today ? 'due today, ' : 'due '}
      <time dateTime={day}>{calendarDay(day)}</time>
    </span>
  );
}
