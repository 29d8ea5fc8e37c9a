import type { Room } from '../../../../contract/engagements/engagements.ts';
import { type Fact, Facts } from '../../../ui/record/Facts.tsx';
import '../../../ui/record/record.scss';
import { namesOf } from '../plan/team-words.ts';

/** Who is in the room. */
export function People({ room: { people, studentName, companyName } }: { room: Room }) {
  const { lead, supervisors, academicSupervisor, mates } = people;
  const facts: Fact[] = [
    ['Student', studentName],
    ['Company', companyName],
    ['Leads the project', lead],
  ];
  if (mates.length > 0) facts.splice(1, 0, ['Team-mates', namesOf(mates).join(', ')]);
  if (supervisors.length > 0) facts.push(['Supervises', supervisors.join(', ')]);
  if (academicSupervisor) facts.push(['Academic supervisor', academicSupervisor]);
  return (
    <section className="panel" aria-labelledby="room-people">
      <h2 id="room-people">People</h2>
      <Facts facts={facts} />
    </section>
  );
}
