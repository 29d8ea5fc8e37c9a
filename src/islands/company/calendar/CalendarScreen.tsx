import { CalendarScreen } from '../../features/terms/CalendarScreen.tsx';

/** The days of the programme, as they concern a company. */
export default function CompanyCalendarScreen() {
  return <CalendarScreen of="Company" />;
}
