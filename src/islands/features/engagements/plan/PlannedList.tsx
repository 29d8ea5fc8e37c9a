import type { PlannedMilestone } from '../../../../contract/engagements/plans.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { calendarDay } from '../../../ui/status/dates.ts';

interface Props {
  milestones: readonly PlannedMilestone[];
  /** The plan that is in force, to tell what would change; null where nothing is compared. */
  before: readonly PlannedMilestone[] | null;
}

/** The milestones of a version of the plan, and what of them is new against the one in force. */
export function PlannedList({ milestones, before }: Props) {
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
