import { applicationInFull } from '../../../../api/read/applications.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Applicant } from '../../../../contract/applications/applicants.ts';

/** What their university adds: who recommends them, and who looks after their work. Nothing where it says nothing. */
export function PersonUniversity({ applicant }: { applicant: Applicant }) {
  const { applicationId, academicSupervisor } = applicant;
  const { data: detail } = useRead(applicationInFull(applicationId));
  const recommendations = detail?.recommendations ?? [];
  if (!academicSupervisor && recommendations.length === 0) return null;
  return (
    <section aria-labelledby="person-university">
      <h3 id="person-university">From their university</h3>
      {academicSupervisor && <p>Academic supervisor: {academicSupervisor}</p>}
      {recommendations.map(({ by, university, sentence }) => (
        <blockquote key={by} className="mt-0 mb-3">
          <p className="m-0">{sentence}</p>
          <footer className="soft fs-14">
            Recommended by {by}, {university}
          </footer>
        </blockquote>
      ))}
    </section>
  );
}
