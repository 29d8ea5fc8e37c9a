import { saveProfile } from '../../../api/act/students.ts';
import { change } from '../../../api/read/read.ts';
import { currentStudent } from '../../../api/read/students.ts';
import type { Student } from '../../../contract/students/students.ts';
import { EditedProfile } from '../../features/accounts/profile/EditedProfile.tsx';
import { lazy } from '../../ui/reading/lazy.ts';
import { Picture } from './Picture.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';

const ProfileForm = lazy(() => import('./ProfileForm.tsx'));

const ownProfile = { draft: 'profile', save: saveProfile };

/** The student's own profile, to read or to edit. */
export function Profile({ student }: { student: Student }) {
  return (
    <section className="profile panel ticked" aria-label="Profile">
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
