import type { Reachable, Room } from '../../../../contract/engagements/engagements.ts';
import { type Fact, Facts } from '../../../ui/record/Facts.tsx';
import '../../../ui/record/record.scss';
import type { Side } from '../next-words.ts';
import { namesOf } from '../plan/team-words.ts';
import { ContextPanel } from './ContextPanel.tsx';

/** Who is in the room, and how to reach them. */
export function People({ room: { people, companyName }, side }: { room: Room; side: Side }) {
  const { student, lead, supervisors, academicSupervisor, mates } = people;
  const facts: Fact[] = [['Company', companyName]];
  if (side !== 'student') facts.unshift(['Student', <Person key="student" {...student} />]);
  if (lead) facts.push(['Leads the project', <Person key="lead" {...lead} />]);
  if (supervisors.length > 0)
    facts.push(['Supervises', supervisors.map((one) => <Person key={one.name} {...one} />)]);
  if (academicSupervisor)
    facts.push(['Academic supervisor', <Person key="academic" {...academicSupervisor} />]);
  if (mates.length > 0)
    facts.push([
      'Team-mates',
      namesOf(mates).map((name) => (
        <bdi key={name} className="d-block">
          {name}
        </bdi>
      )),
    ]);
  return (
    <ContextPanel id="room-people" title="People">
      <Facts facts={facts} />
    </ContextPanel>
  );
}

const Person = ({ name, email }: Reachable) => (
  <span className="d-block">
    <bdi>{name}</bdi>
    {email && (
      <a className="d-block" href={`mailto:${email}`}>
        {email}
      </a>
    )}
  </span>
);
