import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import type { Extension } from '../../../../contract/engagements/extensions.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { movedDays } from '../../../../machines/lifecycle/moved-days.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { calendarDay, momentOf } from '../../../ui/status/dates.ts';
import {
  actsAsCompany,
  actsAsStudent,
  lookOf,
  type RoomView,
  writtenInPlace,
} from '../room/room-view.ts';
import { MovedDays, PastEnd } from './Days.tsx';

type Props = RoomView & { milestone: Milestone; extension: Extension };

/** A request for more time: who asked, when, why and for which day; what was said to it, and what can be done. */
export function ExtensionInFull({ milestone, extension, ...view }: Props) {
  const { room } = view;
  const { state, asked, reason, askedAt, askedBy, offered, answer, answeredAt, answeredBy } =
    extension;
  // While it is written why not, that is the one way to answer.
  const isRefusing = writtenInPlace(
    view,
    (task) => task.kind === 'refuse extension' && task.number === milestone.number,
  );
  const wish = offered ?? asked;
  const moved = state === 'Refused' ? [] : movedDays(room.milestones, milestone.number, wish);
  return (
    <section
      className={state === 'Refused' ? 'extension' : 'extension is-open'}
      aria-labelledby={`extension-${milestone.number}`}
    >
      <h4
        className="mt-0 mb-1 text-heading fs-16"
        id={`extension-${milestone.number}`}
        tabIndex={-1}
      >
        {titleOf(extension)}
      </h4>
      <p className="note soft">
        {askedBy ?? room.studentName} asked, {momentOf(askedAt)}
      </p>
      <blockquote className="plan-note mt-0 mb-3 quoted text-pre-line">{reason}</blockquote>
      {answeredAt && (
        <p className="note soft">
          {answeredBy ?? room.companyName} {offered ? 'offers another day' : 'refused'},{' '}
          {momentOf(answeredAt)}
        </p>
      )}
      {answer && (
        <blockquote className="plan-note mt-0 mb-3 quoted text-pre-line">{answer}</blockquote>
      )}
      {moved.length > 1 && (
        <MovedDays
          milestones={room.milestones}
          moved={moved}
          lead={`Once it is ${offered ? 'accepted' : 'granted'}, these milestones move:`}
        />
      )}
      <PastEnd room={room} days={moved.map(({ dueOn }) => dueOn)} />
      {!isRefusing && <ExtensionActs {...view} milestone={milestone} extension={extension} />}
    </section>
  );
}

function titleOf({ state, asked, offered }: Extension): string {
  if (offered) return `Another day offered: ${calendarDay(offered.dueOn)}`;
  const day = calendarDay(asked.dueOn);
  return state === 'Refused'
    ? `More time until ${day} refused`
    : `More time asked for, until ${day}`;
}

function ExtensionActs({ milestone, extension, ...view }: Props) {
  const { number, title } = milestone;
  const { request, state } = extension;
  if (state === 'Refused') return null;
  const of = <span className="visually-hidden"> for “{title}”</span>;
  const begin = (kind: Extract<RoomTask, { request: number }>['kind']) =>
    view.onBegin({ kind, number, request });
  if (actsAsStudent(view))
    return (
      <div className="room-acts d-flex flex-wrap gap-2 mt-3">
        {state === 'Countered' && (
          <Button
            look={lookOf(view.room, 'answer another day', number)}
            onClick={() => begin('accept another day')}
          >
            Accept the day{of}
          </Button>
        )}
        <Button look="quiet" onClick={() => begin('withdraw extension')}>
          {state === 'Countered' ? 'Decline' : 'Withdraw the request'}
          {of}
        </Button>
      </div>
    );
  if (!actsAsCompany(view) || state !== 'Asked') return null;
  return (
    <div className="room-acts d-flex flex-wrap gap-2 mt-3">
      <Button
        look={lookOf(view.room, 'answer extension', number)}
        onClick={() => begin('grant extension')}
      >
        Grant{of}
      </Button>
      <Button onClick={() => begin('offer another day')}>Offer another day{of}</Button>
      <Button look="quiet" onClick={() => begin('refuse extension')}>
        Refuse{of}
      </Button>
    </div>
  );
}
