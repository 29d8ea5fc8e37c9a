import type { Row } from '../../platform/database/rows.ts';
import { type Chance, chanceFrom } from '../chance.ts';
import { checkInsFor } from './check-ins.ts';
import { engagementRows } from './engagement-rows.ts';
import { planFor } from './plan-for.ts';
import { teamOf, teamStories } from './team.ts';
import {
  approvals,
  changesAsked,
  closingWords,
  deliveryWords,
  ofFirstLine,
  reasonsForTime,
} from './words.ts';

const day = 86_400_000;

/** How far the work has come. */
type Stage =
  | 'no plan'
  | 'plan proposed'
  | 'working'
  | 'to review'
  | 'more time asked'
  | 'changes asked'
  | 'closing';

export interface Place {
  readonly application: Row<'applications'>;
  readonly events: readonly Row<'application_events'>[];
  /** Who leads the project; null where nobody signs in for the company. */
  readonly company: number | null;
  readonly isDemoStudent: boolean;
  readonly isDemoCompany: boolean;
}

/** The stages of those who work with the demo company, one after another. */
const demoCompanyStages: readonly Stage[] = [
  'to review',
  'plan proposed',
  'closing',
  'no plan',
  'more time asked',
];

/** What has become of every place that was taken, as rows. */
export function workRows(places: readonly Place[], now: Date) {
  const chance = chanceFrom(1779);
  let withDemoCompany = 0;
  const taken = places.flatMap((place) => {
    const accepted = place.events.find(({ to_status }) => to_status === 'Accepted');
    return accepted ? [{ ...place, openedAt: accepted.at as Date }] : [];
  });
  const team = teamOf(taken);
  const alone = taken.filter((place) => !team.includes(place));
  const told = alone.map((place) => {
    const goesOn = place.application.status === 'Accepted';
    const isNext = goesOn && place.isDemoCompany && !place.isDemoStudent;
    const stage = stageOf(place, isNext ? withDemoCompany++ : 0);
    return tellStory(place, place.openedAt, stage, now, chance);
  });
  told.push(...teamStories(team, now));
  return {
    engagements: told.map(({ engagement }) => engagement),
    plan_versions: told.flatMap(({ plans }) => plans),
    milestones: told.flatMap(({ milestones }) => milestones),
    extensions: told.flatMap(({ extensions }) => extensions),
    deliveries: told.flatMap(({ deliveries }) => deliveries),
    objections: told.flatMap(({ objections }) => objections),
    reviews: told.flatMap(({ reviews }) => reviews),
    closings: told.flatMap(({ closings }) => closings),
    check_ins: told.flatMap(({ checkIns }) => checkIns),
    engagement_events: told.flatMap(({ events }) => events),
  };
}

function stageOf({ isDemoStudent, isDemoCompany }: Place, nth: number): Stage {
  if (isDemoStudent) return 'changes asked';
  return isDemoCompany ? demoCompanyStages[nth % demoCompanyStages.length]! : 'working';
}

function tellStory(place: Place, openedAt: Date, stage: Stage, now: Date, chance: Chance) {
  const { application, events, company, isDemoStudent } = place;
  const story = engagementRows(application.id!, openedAt, application.student_id, company);
  const ended = events.find(({ event }) => ['complete', 'end', 'withdraw'].includes(event));
  const until = ended ? (ended.at as Date) : now;
  const after = (days: number) =>
    new Date(Math.min(openedAt.getTime() + days * day, until.getTime()));
  if (!ended && stage === 'no plan') return story.rows();

  const planned = planFor(openedAt, until, ended !== undefined || stage === 'closing');
  story.propose(planned, after(1), 'A first proposal. Say if a day does not suit you.');
  if (!ended && stage === 'plan proposed') return story.rows();
  story.agree(after(2));
  for (const milestone of planned) {
    const due = Date.parse(milestone.dueOn);
    const isDone = stage === 'closing' || due < until.getTime() - day;
    const words = chance.pick(deliveryWords[milestone.title] ?? ['']);
    if (isDone) {
      story.deliver(
        milestone.number,
        new Date(Math.min(due - day / 2, until.getTime() - day)),
        words,
      );
      const at = new Date(Math.min(due + day / 2, until.getTime() - day / 2));
      story.review(milestone.number, at, 'approve', chance.pick(approvals));
      continue;
    }
    if (!ended && (stage === 'to review' || stage === 'more time asked')) {
      const later = new Date(due + 4 * day).toISOString().slice(0, 10);
      const asked = chance.pick(reasonsForTime);
      story.askForTime(milestone.number, new Date(now.getTime() - 3.4 * day), later, asked);
    }
    if (!ended && stage === 'to review') {
      story.grantTime(new Date(now.getTime() - 2.5 * day), 'Of course. Good luck.');
      story.deliver(milestone.number, new Date(now.getTime() - 1.2 * day), words);
    }
    if (!ended && stage === 'changes asked') {
      story.deliver(milestone.number, new Date(now.getTime() - 4 * day), words);
      story.review(
        milestone.number,
        new Date(now.getTime() - 2 * day),
        'ask for changes',
        chance.pick(changesAsked),
        ofFirstLine,
      );
    }
    break;
  }
  if (!ended && stage !== 'closing') {
    for (const { week, at, ...said } of checkInsFor(
      { ...place, needsHelp: false },
      after(2),
      now,
      chance,
    ))
      story.checkIn(week, at, said);
  }
  if (ended?.event === 'complete') {
    story.close('student', until, closingWords.student);
    const { company: usual, demoCompany } = closingWords;
    story.close('company', until, isDemoStudent ? demoCompany : usual);
  }
  if (ended) story.end(ended.event === 'complete' ? 'Completed' : 'Ended early', until, ended.note);
  return story.rows();
}
