import {
  type DraftedMilestone,
  weeksInWords,
} from '../../../../contract/projects/drafted-plans.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import './drafted-plan.scss';

/** A project's drafted milestones; nothing if there are none. */
export function DraftedPlan({ milestones }: { milestones: readonly DraftedMilestone[] }) {
  if (milestones.length === 0) return null;
  return (
    <section className="drafted-plan mb-5">
      <h3 className="mb-6px text-heading fs-17">What you would deliver, week by week</h3>
      <ol className="plain-list mb-2">
        {milestones.map(({ title, afterWeeks, deliverable }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a milestone has no number yet, and two may have one title
          <li className="py-6px ps-14px" key={at}>
            <p className="cluster row-gap-0 column-gap-3 align-items-baseline justify-content-between m-0">
              <strong>{title}</strong> <span className="note">{weeksInWords(afterWeeks)}</span>
            </p>
            <Markdown text={deliverable} />
          </li>
        ))}
      </ol>
      <p className="soft fs-14">
        A draft: you agree on the plan and its days before the work begins.
      </p>
    </section>
  );
}
