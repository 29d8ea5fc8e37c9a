import type { Applicant, EmailWithheld } from '../../../../contract/applications/applicants.ts';
import { daysOf } from '../../../../contract/projects/condition-words.ts';
import { skillsIn } from '../../../../contract/projects/skill-list.ts';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { Portrait } from '../../../ui/picture/Portrait.tsx';
import { dayOf } from '../../../ui/status/dates.ts';

/** As it was when they applied. */
export function PersonFacts({ applicant }: { applicant: Applicant }) {
  const { studentEmail, emailWithheld, skills, bio, links, availableDays } = applicant;
  return (
    <section aria-labelledby="person-profile">
      <h3 id="person-profile">
        Profile <span className="note soft">as of {dayOf(applicant.profileAsOf)}</span>
      </h3>
      <div className="person-profile with-portrait">
        <Portrait image={applicant.profileImage} name={applicant.studentName} />
        <dl className="facts">
          <dt>Email</dt>
          <dd>
            {studentEmail !== null && <a href={`mailto:${studentEmail}`}>{studentEmail}</a>}
            {emailWithheld && <span className="soft">{withheldWords[emailWithheld]}</span>}
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
              <dd className="text-pre-line">{bio}</dd>
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

const withheldWords: Record<EmailWithheld, string> = {
  'not-shortlisted': 'You get the address when you shortlist this student.',
  unverified: 'You get addresses once the programme’s office has verified your company.',
  ended: 'Not shown, because this application has ended.',
};

const notSaid = <span className="soft">Not given</span>;
