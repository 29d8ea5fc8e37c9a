import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { screens } from '../screens.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { definition } from './definition.tsx';

/** The terms of the programme; what is due in them stands in the calendar. */
export default function TermsScreen() {
  return (
    <TableScreen
      definition={definition}
      tools={
        <ScreenLink to={screens.calendar} className="btn btn-outline-primary">
          Calendar
        </ScreenLink>
      }
    />
  );
}
