import type { EngineeringType } from '../../../src/contract/accounts/people.ts';
import type { Row } from '../../platform/database/rows.ts';
import { type Chance, chanceFrom } from '../chance.ts';
import type { ApplicationMoved } from '../moves.ts';
import { checkInsFor } from './check-ins.ts';
import { deliveryWords } from './delivery-words.ts';
import { engagementRows, type ToldEvaluation } from './engagement-rows.ts';
import { endWords, evaluationsOf } from './evaluation-words.ts';
import { planFor } from './plan-for.ts';
import { sharesOfTeam, teamOf, teamStories } from './team.ts';
import {
  approvals,
  changesAsked,
  demoEvaluation,
  earlierEvaluation,
  notCompletedWords,
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
  | 'evaluating'
  | 'company silent'
  | 'not completed';

export interface Place {
  readonly application: Row<'applications'>;
  readonly events: ApplicationMoved[];
  /** Who leads the project; null where nobody signs in for the company. */
  readonly company: number | null;
  /** Of the project. */
  readonly type: EngineeringType;
  readonly isDemoStudent: boolean;
  readonly isDemoCompany: boolean;
}

/** The stages of those who work with the demo company, one after another. */
const demoCompanyStages: readonly Stage[] = [
  'to review',
  'plan proposed',
  'evaluating',
  'no plan',
  'more time asked',
];

/** What has become of every place that was taken, as rows. */
export function workRows(places: readonly Place[], now: Date) {
  const chance = chanceFrom(1779);
  let withDemoCompany = 0;
  const taken = places.flatMap((place) => {
    const accepted = place.events.find(({ to }) => to === 'Accepted');
    return accepted ? [{ ...place, openedAt: accepted.at }] : [];
  });
  const team = teamOf(taken);
  const alone = taken.filter((place) => !team.includes(place));
  // Their companies have written nothing. The office is to decide about the first, and has about the second.
  const [silent, notCompleted] = alone.filter(
    ({ application, isDemoCompany, isDemoStudent, openedAt }) =>
      application.status === 'Accepted' &&
      !isDemoCompany &&
      !isDemoStudent &&
      openedAt.getTime() < now.getTime() - 50 * day,
  );
  const stages = new Map<unknown, Stage>([
    [silent, 'company silent'],
    [notCompleted, 'not completed'],
  ]);
  const told = alone.map((place) => {
    const goesOn = place.application.status === 'Accepted';
    const isNext = goesOn && place.isDemoCompany && !place.isDemoStudent;
    const stage = stages.get(place) ?? stageOf(place, isNext ? withDemoCompany++ : 0);
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
    evaluation_rounds: told.flatMap(({ rounds }) => rounds),
    evaluations: told.flatMap(({ evaluations }) => evaluations),
    peer_shares: sharesOfTeam(alone),
    outcomes: told.flatMap(({ outcomes }) => outcomes),
    outcome_objections: told.flatMap(({ objectionsToOutcome }) => objectionsToOutcome),
    end_answers: told.flatMap(({ endAnswers }) => endAnswers),
    check_ins: told.flatMap(({ checkIns }) => checkIns),
    events: told.flatMap(({ events }) => events),
  };
}

/** How long ago nothing was left to do where the company has been silent since. */
const doneDaysAgo: Partial<Record<Stage, number>> = { 'company silent': 22, 'not completed': 30 };

/** Its application follows. */
function moveOn({ application, events }: Place, at: Date, because: string): void {
  const from = application.status;
  const to = 'Not completed';
  application.status = to;
  events.push({ at, account_id: null, event: 'not complete', from, to, reason: '', note: because });
}

/** Whether nothing is left to do. */
const isDoneAt = (stage: Stage) =>
  stage === 'evaluating' || stage === 'company silent' || stage === 'not completed';

const writtenByCompany = (
  { isDemoStudent, isDemoCompany }: Place,
  usual: ToldEvaluation,
): ToldEvaluation => {
  if (!isDemoStudent) return usual;
  return isDemoCompany ? demoEvaluation : earlierEvaluation;
};

function stageOf({ isDemoStudent, isDemoCompany }: Place, nth: number): Stage {
  if (isDemoStudent) return 'changes asked';
  return isDemoCompany ? demoCompanyStages[nth % demoCompanyStages.length]! : 'working';
}

function tellStory(place: Place, openedAt: Date, stage: Stage, now: Date, chance: Chance) {
  const { application, events, company } = place;
  const written = evaluationsOf(place.type, application.id!);
  const story = engagementRows(application.id!, openedAt, application.student_id, company);
  const ended = events.find(({ event }) => ['complete', 'end', 'withdraw'].includes(event));
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const working = daysAgo(doneDaysAgo[stage] ?? 0);
  const until = ended ? ended.at : working;
  const after = (days: number) =>
    new Date(Math.min(openedAt.getTime() + days * day, until.getTime()));
  if (!ended && stage === 'no plan') return story.rows();

  const planned = planFor(openedAt, until, ended !== undefined || isDoneAt(stage));
  story.propose(planned, after(1), 'A first proposal. Say if a day does not suit you.');
  if (!ended && stage === 'plan proposed') return story.rows();
  const agreedAt = after(2);
  story.agree(agreedAt);
  const afterPlan = (at: number) => new Date(Math.max(at, agreedAt.getTime()));
  for (const milestone of planned) {
    const due = Date.parse(milestone.dueOn);
    const isDone = isDoneAt(stage) || due < until.getTime() - day;
    const words = chance.pick(deliveryWords[place.type][milestone.title]!);
    if (isDone) {
      const deliveredAt = afterPlan(Math.min(due - day / 2, until.getTime() - day));
      story.deliver(milestone.number, deliveredAt, words);
      const at = afterPlan(Math.min(due + day / 2, until.getTime() - day / 2));
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
  if (!ended && isDoneAt(stage)) story.evaluate('student', until, written.student);
  if (!ended && stage === 'company silent') story.openUnwritten(daysAgo(0.5));
  if (!ended && stage === 'not completed') {
    const at = daysAgo(4);
    const { because, objection } = notCompletedWords;
    story.openUnwritten(daysAgo(8));
    story.notComplete(at, because, daysAgo(1), objection);
    moveOn(place, at, because);
  }
  if (!ended && !isDoneAt(stage)) {
    for (const { week, at, ...said } of checkInsFor(
      { ...place, needsHelp: false },
      after(2),
      now,
      chance,
    ))
      story.checkIn(week, at, said);
  }
  if (ended?.event === 'complete') {
    story.evaluate('student', until, written.student);
    story.evaluate('company', until, writtenByCompany(place, written.company));
  }
  if (ended) story.end(ended.event === 'complete' ? 'Completed' : 'Ended early', until, ended.note);
  // Every other side has told the office why.
  if (ended && ended.event !== 'complete')
    story.tellOffice(application.id! % 2 ? 'student' : 'company', until, endWords);
  return story.rows();
}
