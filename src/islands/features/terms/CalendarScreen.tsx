import { programme } from '../../../api/read/terms.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { useRole } from '../accounts/useRole.ts';
import { Calendar } from './Calendar.tsx';

const withoutTerms = (
  <Empty drawing="quiet" title="No terms">
    <p>This programme has no terms. Projects are open whenever their companies want.</p>
  </Empty>
);

/** The calendar of the programme, for whoever is signed in. */
export default function CalendarScreen() {
  const of = useRole();
  return (
    <Screen title="Calendar" lead="What is due in the programme, soonest first.">
      <Reading
        of={useRead(programme)}
        loading={<p role="status">Loading the calendar…</p>}
        failed="The calendar could not be loaded. Try again later."
        absent={withoutTerms}
      >
        {(known) =>
          known.terms.length === 0 ? withoutTerms : <Calendar programme={known} of={of} />
        }
      </Reading>
    </Screen>
  );
}
