import { CalendarScreen } from '../../features/terms/CalendarScreen.tsx';

/** The days of the programme, as they concern the office. */
export default function AdminCalendarScreen() {
  return <CalendarScreen of="Admin" />;
}
