import { LoadFailed } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { screens } from '../screens.ts';
import { StudentContext } from '../student-context.ts';
import { Applications } from './Applications.tsx';
import { AssignmentResult } from './AssignmentResult.tsx';
import { ApplicationsSkeleton } from './list/ApplicationsSkeleton.tsx';
import './applications.scss';

/** My Projects. The list is asked for by the student's number, so the student comes first. */
export default function ApplicationsScreen() {
  const { send } = StudentContext.useActorRef();
  const snapshot = StudentContext.useSelector((now) => now);
  const { student } = snapshot.context;
  return (
    <Screen
      title="My Projects"
      lead="What you have applied to, and where each application stands."
      tools={
        <ScreenLink to={screens.dashboard} className="btn btn-outline-primary">
          Browse Projects
        </ScreenLink>
      }
    >
      {student && <AssignmentResult />}
      {student && <Applications studentId={student.sId} />}
      {snapshot.matches('loading') && <ApplicationsSkeleton />}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="Your applications could not be loaded. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
    </Screen>
  );
}
