import { dueWork } from '../../../api/read/engagements.ts';
import { programme } from '../../../api/read/terms.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { Programme } from '../../../contract/terms/terms.ts';
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

/** Includes due work for readers who oversee it. */
export default function CalendarScreen() {
  const of = useRole();
  const watches = of === 'Admin' || of === 'Faculty';
  return (
    <Screen title="Calendar" lead="What is due in the programme, soonest first.">
      <Reading of={useRead(programme)} what="the calendar" absent={withoutTerms}>
        {(known) => {
          if (watches) return <WatchedCalendar programme={known} of={of} />;
          return known.terms.length === 0 ? (
            withoutTerms
          ) : (
            <Calendar programme={known} of={of} work={[]} />
          );
        }}
      </Reading>
    </Screen>
  );
}

function WatchedCalendar(calendar: { programme: Programme; of: 'Admin' | 'Faculty' }) {
  return (
    <Reading of={useRead(dueWork)} what="the calendar">
      {({ rows, total }) =>
        rows.length + calendar.programme.terms.length === 0 ? (
          withoutTerms
        ) : (
          <>
            <Calendar {...calendar} work={rows} />
            {total > rows.length && (
              <p className="note soft">Of each student’s work, only what is due next is shown.</p>
            )}
          </>
        )
      }
    </Reading>
  );
}
