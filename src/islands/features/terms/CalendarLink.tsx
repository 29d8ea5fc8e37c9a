import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { useTerms } from './useTerms.ts';

/** The way to the calendar of the programme; nothing where it has no terms. */
export function CalendarLink({ to }: { to: string }) {
  if (useTerms().length === 0) return null;
  return (
    <ScreenLink to={to} className="btn btn-outline-primary">
      Calendar
    </ScreenLink>
  );
}
