import { saveProfile } from '../../../api/act/students.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { change } from '../../../api/read/read.ts';
import { currentStudent } from '../../../api/read/students.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { chooseTerm, type Student } from '../../../contract/students/students.ts';
import { EditedProfile, FormSkeleton } from '../../features/accounts/profile/EditedProfile.tsx';
import { useTerms } from '../../features/terms/useTerms.ts';
import { Select } from '../../ui/form/Select.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { screens } from '../screens.ts';
import { Recommendations } from '../universities/Recommendations.tsx';
import { CompletedWork } from './CompletedWork.tsx';
import { OwnResume } from './OwnResume.tsx';
import { Picture } from './Picture.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import './profile.scss';
import './own-resume.scss';

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

/** The term the student is in, which they choose themselves; nothing where there is none to choose. */
function OwnTerm({ student: { sId, termId = null } }: { student: Student }) {
  const terms = useTerms();
  // A choice shows at once and is reverted if refused.
  const { press, sending, failure } = useAct(chooseTerm, {
    done: (student) => {
      change(currentStudent, () => student);
      const now = terms.find(({ id }) => id === student.termId);
      announce(now ? `You are in ${now.name}.` : 'You are not in a term.');
    },
  });
  const offered = terms.filter(({ id, phase }) => phase !== 'past' || id === termId);
  if (offered.length === 0) return null;
  const shown = sending ? sending.body.termId : termId;
  return (
    <section className="panel ticked max-w-52 mt-6" aria-labelledby="own-term">
      <h2 className="fs-22" id="own-term">
        Term
      </h2>
      <MoveFailed failure={failure} />
      <label className="form-label" htmlFor="own-term-choice">
        The term you work in
      </label>
      <Select
        id="own-term-choice"
        aria-describedby="own-term-hint"
        value={shown ?? ''}
        options={[['', 'No term'], ...offered.map(({ id, name }) => [id, name] as const)]}
        onChoose={(value) =>
          press({ params: { sId }, body: { termId: value === '' ? null : Number(value) } })
        }
      />
      <p className="form-text mt-3 mb-0" id="own-term-hint">
        We remind you of its dates. You can apply to projects in any term. Your choice is saved at
        once.
      </p>
    </section>
  );
}
