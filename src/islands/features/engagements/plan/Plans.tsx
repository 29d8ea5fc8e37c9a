import { plansOf } from '../../../../api/read/engagements.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import type { PlannedMilestone, PlanVersion } from '../../../../contract/engagements/plans.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { calendarDay, dayOf } from '../../../ui/status/dates.ts';
import {
  actsAsCompany,
  actsAsStudent,
  lookOf,
  plansThatCount,
  type RoomView,
  writtenInPlace,
} from '../room/room-view.ts';
import { PastEnd } from './Days.tsx';
import { Earlier } from './Earlier.tsx';

const InPlaceForm = lazy(() => import('../acts/InPlaceForm.tsx'));

/** Plan that waits for an answer. The plan in force is shown as milestones. */
export function Plans(view: RoomView) {
  const { room } = view;
  const { agreed, proposed } = plansThatCount(room);
  return (
    <>
      {proposed && <Proposed {...view} plan={proposed} agreed={agreed} />}
      {room.plans[0]?.state === 'Change asked for' && (
        <section className="panel ticked" aria-labelledby="asked-change">
          <h2 id="asked-change" tabIndex={-1}>
            A change was asked for
          </h2>
          <AskedChange plan={room.plans[0]} by={room.studentName} />
          {!agreed && <PlannedList milestones={room.plans[0].milestones} before={null} />}
        </section>
      )}
      {room.plans.length === 0 && (
        <section className="panel" aria-labelledby="no-plan">
          <h2 id="no-plan">No plan yet</h2>
          <p className="soft mb-0">
            <bdi>{room.companyName}</bdi> proposes milestones with a day each.{' '}
            {view.side === 'student' ? (
              'You agree, or ask for a change.'
            ) : (
              <>
                <bdi>{room.studentName}</bdi> agrees, or asks for a change.
              </>
            )}{' '}
            Then the work begins.
          </p>
        </section>
      )}
    </>
  );
}

/** Change to a plan that the student asks for. */
export const AskedChange = ({ plan, by }: { plan: PlanVersion; by: string }) => (
  <>
    <p className="note soft mb-2">
      <bdi>{by}</bdi>
      {plan.answeredAt && `, ${dayOf(plan.answeredAt)}`}
    </p>
    <blockquote className="plan-note mt-0 mb-3 quoted text-pre-line">{plan.answer}</blockquote>
  </>
);

function Proposed(props: RoomView & { plan: PlanVersion; agreed: PlanVersion | null }) {
  const { room, plan, agreed, onBegin } = props;
  const { version, proposedBy, proposedAt, note, milestones } = plan;
  const answer = (said: 'agree' | 'ask for a change') =>
    onBegin({ kind: 'answer plan', version, answer: said });
  const writing = writtenInPlace(props, ({ kind }) => kind === 'answer plan');
  return (
    <section className="panel ticked" aria-labelledby="proposed-plan">
      <h2 id="proposed-plan" tabIndex={-1}>
        {agreed ? 'A change to the plan' : 'The proposed plan'}
      </h2>
      <p className="note soft">
        <bdi>{proposedBy ?? room.companyName}</bdi>, {dayOf(proposedAt)}
      </p>
      {note && <blockquote className="plan-note mt-0 mb-3 quoted text-pre-line">{note}</blockquote>}
      <PlannedList milestones={milestones} before={agreed ? room.milestones : null} />
      <PastEnd room={room} days={milestones.map(({ dueOn }) => dueOn)} />
      {actsAsCompany(props) && !agreed && (
        <div className="room-acts d-flex flex-wrap gap-2 mt-3">
          <Button onClick={() => onBegin({ kind: 'propose plan' })}>Replace the proposal</Button>
        </div>
      )}
      {writing && <InPlaceForm {...writing} />}
      {!writing && actsAsStudent(props) && (
        <div className="room-acts d-flex flex-wrap gap-2 mt-3">
          <Button look={lookOf(room, 'answer plan')} onClick={() => answer('agree')}>
            Agree
          </Button>
          <Button onClick={() => answer('ask for a change')}>Ask for a change</Button>
        </div>
      )}
    </section>
  );
}

/** Every version of the plan that the room does not show. */
export function EarlierPlans({ room }: { room: Room }) {
  const { id, plans, earlierPlans } = room;
  const { agreed, proposed } = plansThatCount(room);
  const shown = [agreed, proposed].flatMap((plan) => plan?.version ?? []);
  const count = plans.length + earlierPlans - shown.length;
  if (count === 0) return null;
  return (
    <Earlier
      className="panel earlier-plans"
      title={count === 1 ? 'An earlier plan' : `${count} earlier plans`}
      noun="plans"
      read={(pages) => plansOf(id, pages)}
    >
      {(rows, older) => (
        <>
          {rows
            .filter(({ version }) => !shown.includes(version))
            .map((plan) => (
              <PlanInFull key={plan.version} plan={plan} />
            ))}
          {older}
        </>
      )}
    </Earlier>
  );
}

function PlanInFull({ plan }: { plan: PlanVersion }) {
  const { version, state, proposedBy, proposedAt, note, answer, milestones } = plan;
  return (
    <section aria-labelledby={`plan-${version}`}>
      <h3 id={`plan-${version}`}>
        Version {version}, {state.toLowerCase()}
      </h3>
      <p className="note soft">
        {proposedBy && (
          <>
            <bdi>{proposedBy}</bdi>,{' '}
          </>
        )}
        {dayOf(proposedAt)}
      </p>
      {note && <blockquote className="plan-note mt-0 mb-3 quoted text-pre-line">{note}</blockquote>}
      <PlannedList milestones={milestones} before={null} />
      {answer && (
        <blockquote className="plan-note mt-0 mb-3 quoted text-pre-line">{answer}</blockquote>
      )}
    </section>
  );
}

interface Props {
  milestones: readonly PlannedMilestone[];
  /** Plan in force, for showing the differences; null for no comparison. */
  before: readonly PlannedMilestone[] | null;
}

/** The milestones of a version of the plan, and what of them is new against the one in force. */
function PlannedList({ milestones, before }: Props) {
  const gone = before?.filter(({ number }) => !milestones.some((one) => one.number === number));
  return (
    <ol className="planned plain-list">
      {milestones.map((milestone) => (
        <li key={milestone.number}>
          <h3>{milestone.title}</h3>
          <p className="note">
            due {calendarDay(milestone.dueOn)}
            {milestone.by === 'team' && ', by the team'}
            {before && <Changed milestone={milestone} before={before} />}
          </p>
          <Markdown text={milestone.deliverable} />
        </li>
      ))}
      {gone?.map(({ number, title }) => (
        <li key={number} className="soft">
          <h3>
            <del>{title}</del>
          </h3>
          <p className="note">removed</p>
        </li>
      ))}
    </ol>
  );
}

function Changed({
  milestone,
  before,
}: {
  milestone: PlannedMilestone;
  before: readonly PlannedMilestone[];
}) {
  const old = before.find(({ number }) => number === milestone.number);
  if (!old) return <strong className="text-accent-ink"> new</strong>;
  const words = [
    old.dueOn !== milestone.dueOn && `instead of ${calendarDay(old.dueOn)}`,
    old.title !== milestone.title && `was “${old.title}”`,
    old.deliverable !== milestone.deliverable && 'different text',
    old.by !== milestone.by && (old.by === 'team' ? 'was by the team' : 'was by each student'),
  ].filter(Boolean);
  return words.length > 0 && <strong className="text-accent-ink"> {words.join(', ')}</strong>;
}
