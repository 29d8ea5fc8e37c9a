import type { Applicant } from '../../../../contract/applicants.ts';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { Portrait } from '../../../ui/picture/Portrait.tsx';
import { skillsIn } from '../../../ui/skills/skills-text.ts';

/** Who they are, as their profile says it. */
export function PersonFacts({ applicant }: { applicant: Applicant }) {
  const { studentEmail, skills, bio, links, availableDays } = applicant;
  return (
    <section aria-labelledby="person-profile">
      <h3 id="person-profile">Profile</h3>
      <div className="person-profile">
        <Portrait image={applicant.profileImage} name={applicant.studentName} />
        <dl className="facts">
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${studentEmail}`}>{studentEmail}</a>
          </dd>
          <dt>Studies</dt>
          <dd>
            {applicant.engineeringType}, {applicant.collegeYear.toLowerCase()} year
          </dd>
          <dt>University</dt>
          <dd>{applicant.university}</dd>
          <dt>Availability</dt>
          <dd>{availableDays === null ? notSaid : daysOf(availableDays)}</dd>
          <dt>Skills</dt>
          <dd>
            {skills === '' && notSaid}
            {skills !== '' && (
              <ul className="chips">
                {skillsIn(skills).map((skill) => (
                  <li key={skill} className="chip">
                    {skill}
                  </li>
                ))}
              </ul>
            )}
          </dd>
          {bio && (
            <>
              <dt>About</dt>
              <dd className="person-message">{bio}</dd>
            </>
          )}
          {links.length > 0 && (
            <>
              <dt>Links</dt>
              <dd>
                {links.map((link) => (
                  <span key={link} className="d-block">
                    <OutsideLink to={link} />
                  </span>
                ))}
              </dd>
            </>
          )}
        </dl>
      </div>
    </section>
  );
}

const notSaid = <span className="soft">Not given</span>;
const daysOf = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
