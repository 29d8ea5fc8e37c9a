import { LoadFailed } from '../../ui/Empty.tsx';
import { ScreenLink } from '../../ui/navigation.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { screens } from '../screens.ts';
import { StudentContext } from '../student-context.ts';
import { ProfileImage } from './ProfileImage.tsx';
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
      {student && (
        <section className="profile panel ticked">
          <ProfileImage image={student.profileImage} />
          <div>
            <h2>
              {student.firstName} {student.lastName}
            </h2>
            <dl className="facts">
              <dt>Email</dt>
              <dd>{student.email}</dd>
              <dt>Engineering type</dt>
              <dd>{student.engineeringType}</dd>
              <dt>College year</dt>
              <dd>{student.collegeYear}</dd>
              <dt>University</dt>
              <dd>{student.university}</dd>
            </dl>
            <div className="profile-acts">
              <ScreenLink to={screens.settings} className="btn btn-outline-primary">
                Change Password
              </ScreenLink>
            </div>
          </div>
        </section>
      )}
    </Screen>
  );
}
