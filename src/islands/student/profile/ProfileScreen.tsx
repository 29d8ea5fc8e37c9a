import { saveProfile } from '../../../api/act/students.ts';
import { change } from '../../../api/read/read.ts';
import { currentStudent } from '../../../api/read/students.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { Student } from '../../../contract/students/students.ts';
import { EditedProfile, FormSkeleton } from '../../features/accounts/profile/EditedProfile.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { screens } from '../screens.ts';
import { Recommendations } from '../universities/Recommendations.tsx';
import { CompletedWork } from './CompletedWork.tsx';
import { OwnResume } from './OwnResume.tsx';
import { OwnTerm } from './OwnTerm.tsx';
import { Picture } from './Picture.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import './profile.scss';

export default function ProfileScreen() {
  return (
    <Screen
      title="My Profile"
      lead="What companies see when you apply."
      tools={
        <ScreenLink to={screens.portfolio} className="btn btn-outline-primary">
          My portfolio
        </ScreenLink>
      }
    >
      <Reading
        of={useRead(currentStudent)}
        loading={<p role="status">Loading profile...</p>}
        failed="Your profile could not be loaded. Try again later."
      >
        {(student) => (
          <>
            <Recommendations />
            <Profile student={student} />
            <CompletedWork />
            <OwnTerm student={student} />
            {/* The original API knows of none. */}
            {student.resume !== undefined && (
              <OwnResume sId={student.sId} resume={student.resume} />
            )}
          </>
        )}
      </Reading>
    </Screen>
  );
}

const ProfileForm = lazy(() => import('./ProfileForm.tsx'), FormSkeleton);

const ownProfile = { draft: 'profile', save: saveProfile };

/** The student's own profile, to read or to edit. */
function Profile({ student }: { student: Student }) {
  return (
    <section className="profile panel ticked max-w-52" aria-label="Profile">
      <Picture student={student} />
      <EditedProfile
        source={ownProfile}
        heading="profile-name"
        facts={(onEdit) => <ProfileFacts student={student} onEdit={onEdit} />}
        form={(props) => <ProfileForm student={student} {...props} />}
        onSaved={(saved: Student) => change(currentStudent, () => saved)}
      />
    </section>
  );
}
