import { daysOf } from '../../../contract/projects/condition-words.ts';
import { skillsIn } from '../../../contract/projects/skill-list.ts';
import type { Student } from '../../../contract/students/students.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { OutsideLink } from '../../ui/navigation/OutsideLink.tsx';
import { screens } from '../screens.ts';

interface Props {
  student: Student;
  onEdit: () => void;
}

export function ProfileFacts({ student, onEdit }: Props) {
  const { skills, bio, links, availableDays } = student;
  return (
    <div className="flex-from-22 min-w-0">
      <h2 className="mb-4 text-heading fs-24 lh-sm" id="profile-name" tabIndex={-1}>
        {student.firstName} {student.lastName}
      </h2>
      <dl className="facts facts-folding">
        <dt>Email</dt>
        <dd>
          {student.email}
          {student.newEmail && (
            <span className="d-block soft">
              {student.newEmail} is waiting for confirmation. Open the link we emailed there.
            </span>
          )}
        </dd>
        <dt>Engineering type</dt>
        <dd>{student.engineeringType}</dd>
        <dt>College year</dt>
        <dd>{student.collegeYear}</dd>
        <dt>University</dt>
        <dd>{student.university}</dd>
        <dt>Availability</dt>
        <dd>{availableDays === null ? notSaid : daysOf(availableDays)}</dd>
        <dt>Skills</dt>
        <dd>{skills === '' ? notSaid : <Skills skills={skillsIn(skills)} />}</dd>
        <dt>About me</dt>
        <dd className="text-pre-line">{bio || notSaid}</dd>
        <dt>Links</dt>
        <dd>
          {links.length === 0 && notSaid}
          {links.map((link) => (
            <span key={link} className="d-block">
              <OutsideLink to={link} />
            </span>
          ))}
        </dd>
      </dl>
      <div className="d-flex flex-wrap gap-3 mt-6">
        <Button look="primary" onClick={onEdit}>
          Edit Profile
        </Button>
        <ScreenLink to={screens.settings} className="btn btn-outline-primary">
          Change Password
        </ScreenLink>
      </div>
    </div>
  );
}

const notSaid = <span className="soft">Not given</span>;

function Skills({ skills }: { skills: readonly string[] }) {
  return (
    <ul className="chips">
      {skills.map((skill) => (
        <li key={skill} className="chip">
          {skill}
        </li>
      ))}
    </ul>
  );
}
