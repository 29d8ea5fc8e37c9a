import { CalendarScreen } from '../../features/terms/CalendarScreen.tsx';

/** The days of the programme, as they concern a student. */
export default function StudentCalendarScreen() {
  return <CalendarScreen of="Student" />;
}
