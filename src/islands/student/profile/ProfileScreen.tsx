import { LoadFailed } from '../../ui/list/Empty.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { StudentContext } from '../student-context.ts';
import { Profile } from './Profile.tsx';
import './profile.scss';

export default function ProfileScreen() {
  const { send } = StudentContext.useActorRef();
  const snapshot = StudentContext.useSelector((now) => now);
  const { student } = snapshot.context;
  return (
    <Screen title="My Profile" lead="What companies see when you apply.">
      {snapshot.matches('loading') && <p role="status">Loading profile...</p>}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="Your profile could not be loaded. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {student && <Profile student={student} />}
    </Screen>
  );
}
