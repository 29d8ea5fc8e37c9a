import { useState } from 'react';
import { plansOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import type { PlanVersion } from '../../../../contract/engagements/plans.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { plansThatCount } from '../room/room-view.ts';
import { PlannedList } from './PlannedList.tsx';

/** Every version of the plan that the room does not show; read once it is opened, some at a time. */
export function EarlierPlans({ room }: { room: Room }) {
  const { id, plans, earlierPlans } = room;
  const [isOpen, setOpen] = useState(false);
  const [pages, askFor] = useState(1);
  const list = useRead(isOpen ? plansOf(id, pages) : null);
  const { agreed, proposed } = plansThatCount(room);
  const shown = [agreed, proposed].flatMap((plan) => plan?.version ?? []);
  const count = plans.length + earlierPlans - shown.length;
  if (count === 0) return null;
  return (
    <details
      className="panel earlier-plans"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{count === 1 ? 'An earlier plan' : `${count} earlier plans`}</summary>
      {isOpen && (
        <Reading
          of={list}
          loading={<p role="status">Loading earlier plans…</p>}
          failed="The earlier plans could not be loaded."
        >
          {({ rows, total }) => (
            <>
              {rows
                .filter(({ version }) => !shown.includes(version))
                .map((plan) => (
                  <Earlier key={plan.version} plan={plan} />
                ))}
              {rows.length < total && (
                <Button look="quiet" onClick={() => askFor(pages + 1)}>
                  Older plans
                </Button>
              )}
            </>
          )}
        </Reading>
      )}
    </details>
  );
}

function Earlier({ plan }: { plan: PlanVersion }) {
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
