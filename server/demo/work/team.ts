import type { EngineeringType } from '../../../src/contract/accounts/people.ts';
import type { Row } from '../../platform/database/rows.ts';
import { chanceFrom } from '../chance.ts';
import { checkInsFor } from './check-ins.ts';
import { deliveryWords } from './delivery-words.ts';
import { engagementRows } from './engagement-rows.ts';
import { planFor } from './plan-for.ts';
import { approvals, teamWords } from './words.ts';

const day = 86_400_000;

interface Member {
  readonly application: Row<'applications'>;
  readonly openedAt: Date;
  readonly company: number | null;
  readonly type: EngineeringType;
  readonly isDemoStudent: boolean;
  readonly isDemoCompany: boolean;
}

/** Those who work on one project with the demo company: the first that has two students, and not the demo student’s. */
export function teamOf<Place extends Member>(places: readonly Place[]): readonly Place[] {
  const running = places.filter(
    ({ application, isDemoCompany }) => isDemoCompany && application.status === 'Accepted',
  );
  const ofProject = (id: number) =>
    running.filter(({ application }) => application.project_id === id);
  for (const { application } of running) {
    const team = ofProject(application.project_id);
    if (team.length > 1 && !team.some(({ isDemoStudent }) => isDemoStudent)) return team;
  }
  return [];
}

/** What has become of a team’s places: its first student has just handed in for all, and the second one objects and asks for help. */
export function teamStories(team: readonly Member[], now: Date) {
  const [submitter, objector] = team.map(({ application }) => application.student_id);
  const first = team[0]?.application.id;
  const begin = Math.max(...team.map(({ openedAt }) => openedAt.getTime()));
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const isPast = (dueOn: string) => Date.parse(dueOn) < ago(1).getTime();
  const planned = planFor(new Date(begin), now, false).map((milestone) => {
    const isOwn = milestone.title === 'Kick-off note' && isPast(milestone.dueOn);
    return { ...milestone, by: isOwn ? ('each' as const) : ('team' as const) };
  });
  const chance = chanceFrom(1787);
  return team.map((member, nth) => {
    const { application, openedAt, company } = member;
    const student = application.student_id;
    const agreedAt = new Date(Math.min(begin + 2 * day, ago(0).getTime()));
    const story = engagementRows(application.id!, openedAt, student, company, first);
    story.propose(planned, new Date(Math.min(begin + day, agreedAt.getTime())), teamWords.plan);
    story.agree(agreedAt);
    for (const { number, title, dueOn, by } of planned) {
      const due = Date.parse(dueOn);
      const texts = deliveryWords[member.type][title]!;
      const words = texts[(by === 'each' ? nth : 0) % texts.length]!;
      const hand = by === 'each' ? student : submitter!;
      if (!isPast(dueOn)) {
        story.deliver(number, ago(0.6), words, hand);
        story.object(number, ago(0.3), teamWords.objection, objector!, submitter!);
        break;
      }
      story.deliver(number, new Date(due - day / 2), words, hand);
      const reviewedAt = new Date(Math.min(due + day / 2, ago(0.7).getTime()));
      story.review(number, reviewedAt, 'approve', approvals[0]!);
    }
    for (const { week, at, ...said } of checkInsFor(
      { ...member, needsHelp: student === objector },
      agreedAt,
      now,
      chance,
    ))
      story.checkIn(week, at, said);
    return story.rows();
  });
}

/** What the members of a team of four whose work is completed gave each other, each in a row: the first two stand together. */
const pointsGiven = [
  [3, 5, 2, 2],
  [5, 3, 2, 2],
  [3, 3, 3, 3],
  [3, 3, 3, 4],
];

export function sharesOfTeam(places: readonly Member[]): Row<'peer_shares'>[] {
  const completed = places.filter(({ application }) => application.status === 'Completed');
  const teams = Map.groupBy(completed, ({ application }) => application.project_id);
  const team = [...teams.values()].find(({ length }) => length === pointsGiven.length) ?? [];
  return team.flatMap(({ application: { id: giver } }, row) =>
    team.map(({ application: { id: member } }, at) => ({
      giver: giver!,
      member: member!,
      points: pointsGiven[row]![at]!,
    })),
  );
}
