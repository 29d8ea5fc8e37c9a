import { currentStudent } from '../../../api/read/students.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Recommendations } from '../universities/Recommendations.tsx';
import { OwnResume } from './OwnResume.tsx';
import { OwnTerm } from './OwnTerm.tsx';
import { Profile } from './Profile.tsx';
import './profile.scss';

export default function ProfileScreen() {
  return (
    <Screen title="My Profile" lead="What companies see when you apply.">
      <Reading
        of={useRead(currentStudent)}
        loading={<p role="status">Loading profile...</p>}
        failed="Your profile could not be loaded. Try again later."
      >
        {(student) => (
          <>
            <Recommendations />
            <Profile student={student} />
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
