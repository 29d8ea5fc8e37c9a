import { dayMs } from '../../../../contract/days.ts';
import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import { isSettled } from '../../../../machines/lifecycle/milestone.ts';
import { timeNow } from '../../../../session/clock.ts';
import { goTo } from '../../../ui/dialog/focus.ts';
import { calendarDay, dayOf } from '../../../ui/status/dates.ts';

interface Props {
  milestones: readonly Milestone[];
  /** The instant at which the engagement was opened. */
  begin: string;
  /** The number of the milestone that the work is about. */
  current: number | null;
  /** Nothing is late any more, and there is no today on it. */
  isOver: boolean;
}

const [left, right, deck, ground] = [20, 980, 34, 96];
/**
 * The plan as a bridge: a pier a milestone at its distance in time, the deck solid as far as everything is settled,
 * and the wagon where today is; what was moved shows its old pier in dashes. The steps below it name the piers and lead to
 * them; nobody is read the drawing.
 */
export function PlanBridge({ milestones, begin, current, isOver }: Props) {
  const times = milestones.flatMap(({ dueOn, firstDueOn }) => [dueOn, firstDueOn].map(Date.parse));
  const now = timeNow().getTime();
  const first = Math.min(Date.parse(begin), ...times);
  const last = Math.max(...times, first + dayMs);
  const at = (time: number) =>
    left + ((Math.min(Math.max(time, first), last) - first) / (last - first)) * (right - left);
  return (
    <>
      <svg className="plan-bridge" viewBox="0 0 1000 126" aria-hidden="true" focusable="false">
        <path className="ground" d={`M0 ${ground}H1000`} />
        <path className="deck-open" d={`M${left} ${deck}H${right}`} />
        <path className="deck-built" d={`M${left} ${deck}H${at(builtUntil(milestones, first))}`} />
        {milestones
          .filter(({ dueOn, firstDueOn }) => firstDueOn !== dueOn)
          .map(({ number, firstDueOn }) => (
            <path
              key={number}
              className="pier-before"
              d={`M${at(Date.parse(firstDueOn))} ${deck}V${ground}`}
            />
          ))}
        {milestones.map(({ number, dueOn, state }, place) => {
          const x = at(Date.parse(dueOn));
          const isLate = !isOver && !isSettled(state) && Date.parse(dueOn) + dayMs < now;
          return (
            <g key={number} className={pierOf(state, isLate)}>
              <path d={`M${x} ${deck}V${ground}M${x - 9} ${ground}H${x + 9}M${x - 7} ${deck}h14`} />
              <text className="note-face fs-16" x={x} y={ground + 24}>
                {place + 1}
              </text>
            </g>
          );
        })}
        {!isOver && (
          <g className="wagon" transform={`translate(${at(now)} ${deck})`}>
            <path d="M-13 -5h26v-15h-26z" />
            <circle cx="-7" cy="-3" r="3" />
            <circle cx="7" cy="-3" r="3" />
          </g>
        )}
      </svg>
      <Steps milestones={milestones} current={current} />
    </>
  );
}

/** State of each milestone in order, with links to it. */
function Steps({ milestones, current }: Pick<Props, 'milestones' | 'current'>) {
  return (
    <nav aria-label="Milestones">
      <ol className="plan-steps">
        {milestones.map(({ number, title, dueOn, state, since }, place) => (
          <li key={number} className={isSettled(state) ? 'is-settled' : undefined}>
            <button
              type="button"
              aria-current={number === current ? 'step' : undefined}
              onClick={() => goTo(`milestone-${number}`)}
            >
              <span className="milestone-place note-face fs-13 tabular flex-none">{place + 1}</span>
              <span className="plan-step d-grid min-w-0">
                <span className="plan-step-name fs-14 fw-semibold">{title}</span>
                <span className="note soft">
                  {isSettled(state) ? dayOf(since) : calendarDay(dueOn)}, {state.toLowerCase()}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The deck is solid up to the last milestone before which nothing is open. */
function builtUntil(milestones: readonly Milestone[], first: number): number {
  const inTime = milestones.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const open = inTime.findIndex(({ state }) => !isSettled(state));
  const built = inTime.slice(0, open < 0 ? undefined : open);
  const end = built.at(-1);
  return end ? Date.parse(end.dueOn) : first;
}

function pierOf(state: Milestone['state'], isLate: boolean): string {
  if (isLate) return 'pier is-late';
  return isSettled(state) ? 'pier is-settled' : 'pier';
}
