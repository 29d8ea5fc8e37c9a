import { daysLater } from '../../../src/contract/days.ts';
import { asksForHelp, type CheckInState } from '../../../src/contract/engagements/check-ins.ts';
import type { MilestoneState, Verdict } from '../../../src/contract/engagements/deliveries.ts';
import type { EngagementState } from '../../../src/contract/engagements/engagements.ts';
import type {
  EngagementEventKind,
  EngagementFacts,
} from '../../../src/contract/engagements/events.ts';
import {
  milestonesAtMost,
  type PlannedMilestone,
  type PlanState,
} from '../../../src/contract/engagements/plans.ts';
import type { Reasons, ShownSkill, Steps } from '../../../src/contract/evaluations/evaluations.ts';
import { builtInRubric, type Side } from '../../../src/contract/evaluations/rubric.ts';
import { whatIsAsked } from '../../../src/machines/lifecycle/check-in.ts';
import {
  evaluationDueOn,
  objectedWithin,
  outcomeOf,
} from '../../../src/machines/lifecycle/evaluation.ts';
import type { OpenRequest } from '../../../src/machines/lifecycle/extension.ts';
import { isSettled } from '../../../src/machines/lifecycle/milestone.ts';
import { movedDays } from '../../../src/machines/lifecycle/moved-days.ts';
import {
  type StepFacts,
  waitedSince,
  waitingSteps,
} from '../../../src/machines/lifecycle/next-step.ts';
import { sha256Of } from '../../features/engagements/deliveries/deliver.ts';
import type { Row } from '../../platform/database/rows.ts';

const hour = 3_600_000;
/** As it is unless an operator says otherwise. */
const distinctionFrom = 4.5;

/** What somebody has written about the other side. */
export interface ToldEvaluation {
  readonly steps: Steps;
  readonly because: Reasons;
  readonly words: string;
  /** Confirmed, each with the number of the milestone that shows it. */
  readonly skills?: readonly ShownSkill[];
  readonly answer?: string;
}

interface Milestone extends PlannedMilestone {
  readonly firstDueOn: string;
  extension: OpenRequest | null;
  state: MilestoneState;
  since: Date;
  versions: number;
}

/**
 * The rows of one engagement while its story is told, in the order of time.
 * @param team the engagement of a mate in whose story stands what is handed in for the team
 */
export function engagementRows(
  id: number,
  openedAt: Date,
  student: number,
  company: number | null,
  team = id,
) {
  const events: Row<'events'>[] = [];
  const plans: Row<'plan_versions'>[] = [];
  const deliveries: Row<'deliveries'>[] = [];
  const objections: Row<'objections'>[] = [];
  const reviews: Row<'reviews'>[] = [];
  const rounds: Row<'evaluation_rounds'>[] = [];
  const evaluations: Row<'evaluations'>[] = [];
  const outcomes: Row<'outcomes'>[] = [];
  const objectionsToOutcome: Row<'outcome_objections'>[] = [];
  const endAnswers: Row<'end_answers'>[] = [];
  const checkIns: Row<'check_ins'>[] = [];
  const extensions: Row<'extensions'>[] = [];
  let milestones: Milestone[] = [];
  let plan: PlanState | null = null;
  let state: EngagementState = 'Planning';
  let asksFor: StepFacts['asksFor'] = null;
  /** The demo asks about work that has ended once all of it stands, and has no evaluations halfway. */
  const asked = { isObjected: false, isShowingAsked: false, isMidway: false };
  const first = { state, plan, milestones, asksFor, isEvaluated: false, ...asked };
  let waits = waitedSince(waitingSteps(first), [], openedAt.toISOString());
  let changedAt = openedAt;

  const note = <Kind extends EngagementEventKind>(
    kind: Kind,
    at: Date,
    by: number | null,
    facts: EngagementFacts<Kind>,
  ) => events.push({ about: 'engagement', about_id: id, at, account_id: by, kind, facts });
  const tell: typeof note = (kind, at, by, facts) => {
    noteNext(at);
    changedAt = at;
    return note(kind, at, by, facts);
  };
  const noteNext = (at: Date) => {
    const isEvaluated = rounds.some(({ opened_at }) => opened_at !== null);
    const isObjected = objectionsToOutcome.length > 0;
    const steps = waitingSteps({
      state,
      plan,
      milestones,
      asksFor,
      ...asked,
      isEvaluated,
      isObjected,
    });
    if (steps[0]?.step === 'evaluate' && state !== 'Evaluating') {
      state = 'Evaluating';
      const dueOn = evaluationDueOn('final', at.toISOString().slice(0, 10));
      rounds.push({
        engagement_id: id,
        moment: 'final',
        asked_at: at,
        due_on: dueOn,
        opened_at: null,
      });
    }
    waits = waitedSince(steps, waits, at.toISOString());
  };
  const milestoneOf = (number: number) => milestones.find((one) => one.number === number)!;
  const seriesOf = ({ by, number }: Milestone) =>
    (by === 'team' ? team : id) * milestonesAtMost + number;
  const isToldHere = ({ by }: Milestone) => by === 'each' || team === id;
  const settle = (number: number, to: MilestoneState, at: Date) =>
    Object.assign(milestoneOf(number), { state: to, since: at });

  const byStudent = (one: Row<'events'>) => one.account_id === student;

  tell('opened', openedAt, student, {});
  return {
    propose(planned: readonly PlannedMilestone[], at: Date, note: string) {
      plan = 'Proposed';
      plans.push({
        engagement_id: id,
        version: 1,
        state: plan,
        milestones: planned,
        note,
        proposed_at: at,
        proposed_by: company,
        answered_at: null,
        answer: '',
      });
      tell('plan proposed', at, company, { version: 1, note });
    },
    agree(at: Date) {
      plan = 'Agreed';
      state = 'Working';
      const [proposed] = plans;
      Object.assign(proposed!, { state: plan, answered_at: at });
      milestones = (proposed!.milestones as readonly PlannedMilestone[]).map((planned) => ({
        ...planned,
        firstDueOn: planned.dueOn,
        extension: null,
        state: 'Planned',
        since: at,
        versions: 0,
      }));
      tell('plan agreed', at, student, { version: 1, note: '' });
    },
    /** @param by another student where one of the team hands in for all */
    deliver(number: number, at: Date, words: string, by = student) {
      const milestone = milestoneOf(number);
      milestone.versions += 1;
      const version = milestone.versions;
      const sha256 = sha256Of({ words, links: [], files: [] });
      const delivery = { series: seriesOf(milestone), version, words, links: [], sha256, at };
      if (isToldHere(milestone)) deliveries.push({ account_id: by, ...delivery });
      settle(number, 'Submitted', at);
      tell('delivered', at, by, { milestone: number, version, by: milestone.by });
    },
    /** What a student of the team says against the newest version. */
    object(number: number, at: Date, reason: string, by: number, handedInBy: number) {
      const milestone = milestoneOf(number);
      const { versions: version } = milestone;
      const said = { series: seriesOf(milestone), version, reason, at };
      if (isToldHere(milestone)) objections.push({ account_id: by, ...said });
      tell('objected', at, by, { milestone: number, version, note: reason, handedInBy });
    },
    /** @param firstLine what is said of the first line, if anything */
    review(number: number, at: Date, verdict: Verdict, words: string, firstLine = '') {
      const milestone = milestoneOf(number);
      const { versions: version } = milestone;
      const notes = firstLine ? [{ about: 'line' as const, line: 1, words: firstLine }] : [];
      const given = { series: seriesOf(milestone), version, verdict, words, notes, at };
      if (isToldHere(milestone)) reviews.push({ account_id: company, ...given });
      const isApproved = verdict === 'approve';
      settle(number, isApproved ? 'Approved' : 'Changes asked for', at);
      tell(isApproved ? 'approved' : 'changes asked for', at, company, {
        milestone: number,
        version,
      });
    },
    /** Of the week that begins with this Monday; whatever else happened in it may be told before. */
    checkIn(
      week: string,
      at: Date,
      { state, sentence, answer }: { state: CheckInState; sentence: string; answer: string | null },
    ) {
      checkIns.push({
        engagement_id: id,
        week,
        state,
        sentence,
        at,
        answer,
        answered_by: answer === null ? null : company,
        answered_at: answer === null ? null : new Date(at.getTime() + 3 * hour),
      });
      asksFor = answer === null ? whatIsAsked[state] : null;
      noteNext(at);
      if (!asksForHelp(state)) return;
      note('checked in', at, student, { state, note: sentence });
    },
    askForTime(number: number, at: Date, dueOn: string, reason: string) {
      extensions.push({
        engagement_id: id,
        milestone: number,
        request: 1,
        state: 'Asked',
        asked_day: dueOn,
        asked_along: true,
        reason,
        asked_at: at,
        asked_by: student,
        answered_at: null,
        answered_by: null,
        answer: '',
      });
      milestoneOf(number).extension = 'Asked';
      tell('extension asked', at, student, { milestone: number, day: dueOn, note: reason });
    },
    /** Grants what was asked for last; later milestones move along. */
    grantTime(at: Date, note: string) {
      const request = extensions.at(-1)!;
      Object.assign(request, {
        state: 'Granted',
        answered_at: at,
        answered_by: company,
        answer: note,
      });
      const [own, ...along] = movedDays(milestones, request.milestone, {
        dueOn: request.asked_day,
        movesLater: true,
      });
      milestoneOf(request.milestone).extension = null;
      for (const { number, dueOn } of [own!, ...along]) milestoneOf(number).dueOn = dueOn;
      for (const { number, dueOn } of along)
        tell('moved along', at, company, { milestone: number, day: dueOn });
      const { number, dueOn } = own!;
      tell('extension granted', at, company, { milestone: number, day: dueOn, note });
    },
    /** Writes what a side thinks of the other; with the second of them both open. */
    evaluate(side: Side, at: Date, said: ToldEvaluation) {
      const by = side === 'student' ? student : company;
      evaluations.push({
        engagement_id: id,
        moment: 'final',
        side,
        rubric: builtInRubric.version,
        steps: said.steps,
        because: said.because,
        words: said.words,
        skills: said.skills ?? [],
        again: 'yes',
        recommends: side === 'company' ? 'completed' : '',
        to_office: '',
        at,
        account_id: by,
        answer: said.answer ?? '',
        answered_at: said.answer ? at : null,
      });
      if (evaluations.length < 2) return;
      rounds[0]!.opened_at = at;
      tell('evaluations opened', at, null, {});
    },
    /** The day has come, and the company has written nothing. */
    openUnwritten(at: Date) {
      rounds[0]!.opened_at = at;
      tell('evaluations opened', at, null, {});
    },
    /** The office has decided that the work was not completed, and the student objects. */
    notComplete(at: Date, because: string, objectedAt: Date, words: string) {
      state = 'Not completed';
      const until = daysLater(at.toISOString().slice(0, 10), objectedWithin);
      outcomes.push({ engagement_id: id, outcome: state, because, at, account_id: null });
      tell('outcome decided', at, null, { outcome: state, reason: because, until, note: '' });
      tell('not completed', at, null, { note: because });
      const said = { side: 'student', words, at: objectedAt, account_id: student } as const;
      objectionsToOutcome.push({ engagement_id: id, ...said });
      tell('outcome objected to', objectedAt, student, {});
    },
    end(to: 'Completed' | 'Ended early', at: Date, note: string) {
      state = to;
      const theirs = evaluations.find(({ side }) => side === 'company');
      if (to === 'Completed' && theirs)
        outcomes.push({
          engagement_id: id,
          outcome: outcomeOf(theirs.steps as Steps, distinctionFrom),
          because: '',
          at,
          account_id: null,
        });
      tell(to === 'Completed' ? 'completed' : 'ended early', at, company, { note });
    },
    /** What one side tells the office of work that has ended early. */
    tellOffice(side: Side, at: Date, { [side]: why }: Record<Side, string>) {
      const by = side === 'student' ? student : company;
      const answer = { why, clear: 'yes', again: 'yes', to_office: '' } as const;
      endAnswers.push({ engagement_id: id, side, ...answer, at, account_id: by });
    },
    rows() {
      const [next = null, ...also] = waits.map((wait) => {
        const about = milestones.find(({ number }) => number === wait.milestone);
        return { ...wait, dueOn: about?.dueOn ?? null };
      });
      const engagement: Row<'engagements'> = {
        id,
        state,
        opened_at: openedAt,
        next: next?.step ?? null,
        turn: next?.turn ?? null,
        turn_since: next && new Date(next.since),
        milestone: next?.milestone ?? null,
        due_on: next?.dueOn ?? null,
        also,
        planned: milestones.length,
        settled: milestones.filter((one) => isSettled(one.state)).length,
        changed_at: changedAt,
        student_acted_at: lastOf([...events.filter(byStudent), ...checkIns]),
      };
      const inForce = milestones.map((milestone, at): Row<'milestones'> => {
        const { number, title, deliverable, by, state, since } = milestone;
        return {
          ...{ number, title, deliverable, by, state, since },
          engagement_id: id,
          place: at + 1,
          due_on: milestone.dueOn,
          first_due_on: milestone.firstDueOn,
          waived_because: '',
          series: seriesOf(milestone),
          version: milestone.versions || null,
        };
      });
      return {
        engagement,
        plans,
        milestones: inForce,
        extensions,
        deliveries,
        objections,
        reviews,
        rounds,
        evaluations,
        outcomes,
        objectionsToOutcome,
        endAnswers,
        checkIns,
        events,
      };
    },
  };
}

const lastOf = (acts: readonly { readonly at: Date | string }[]): Date =>
  new Date(Math.max(...acts.map(({ at }) => new Date(at).getTime())));
