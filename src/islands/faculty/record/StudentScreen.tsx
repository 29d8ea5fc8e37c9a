import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { recordFrom } from '../addresses.ts';
import { screens } from '../screens.ts';
import { StudentRecord } from './StudentRecord.tsx';
import '../../ui/record/record.scss';

/** One student of one's universities: who they are, and how their applications stand. */
export default function StudentScreen() {
  const { student, page } = recordFrom(useSearch());
  if (student !== null) return <StudentRecord key={student} id={student} page={page} />;
  return (
    <Screen title="Student">
      <Empty drawing="search" title="Which student?">
        <p>Choose one from the list to see their page.</p>
        <ScreenLink to={screens.students} className="btn btn-outline-primary">
          Students
        </ScreenLink>
      </Empty>
    </Screen>
  );
}
