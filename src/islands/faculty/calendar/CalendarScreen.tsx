import { CalendarScreen } from '../../features/terms/CalendarScreen.tsx';

/** The days of the programme, as they concern somebody of a university's staff. */
export default function FacultyCalendarScreen() {
  return <CalendarScreen of="Faculty" />;
}
