import type { PlanVersion } from '../../../../contract/engagements/plans.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import {
  actsAsCompany,
  actsAsStudent,
  lookOf,
  plansThatCount,
  type RoomView,
  writtenInPlace,
} from '../room/room-view.ts';
import { PastEnd } from './PastEnd.tsx';
import { PlannedList } from './PlannedList.tsx';

const InPlaceForm = lazy(() => import('../acts/InPlaceForm.tsx'));

/** The plan that waits for an answer; the one in force stands as milestones. */
export function Plans(view: RoomView) {
  const { room } = view;
  const { agreed, proposed } = plansThatCount(room);
  return (
    <>
      {proposed && <Proposed {...view} plan={proposed} agreed={agreed} />}
      {room.plans.length === 0 && (
        <section className="panel" aria-labelledby="no-plan">
          <h2 id="no-plan">No plan yet</h2>
          <p className="soft mb-0">
            <bdi>{room.companyName}</bdi> proposes milestones with a day each.{' '}
            <bdi>{room.studentName}</bdi> agrees, or asks for a change. Then the work begins.
          </p>
        </section>
      )}
    </>
  );
}

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
