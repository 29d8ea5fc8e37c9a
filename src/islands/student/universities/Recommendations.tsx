import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { change } from '../../../api/read/read.ts';
import { ownRecommendations } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import {
  hideRecommendation,
  type OwnRecommendation,
} from '../../../contract/universities/recommendations.ts';
import { Button } from '../../ui/form/Button.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import './recommendations.scss';

/**
 * Recommendations from the student's university, with the choice to show them to companies; nothing while there are
 * none.
 */
export function Recommendations() {
  const { data } = useRead(ownRecommendations);
  // Either can be undone, so neither is asked twice.
  const { press, isPending, failure } = useAct(hideRecommendation, {
    done: (all, { body }) => {
      change(ownRecommendations, () => all);
      announce(body.hidden ? 'Companies can no longer read it.' : 'Companies can read it again.');
    },
    failed: refreshOnRefusal,
  });
  if (!data || data.length === 0) return null;
  return (
    <section
      className="panel ticked recommendations max-w-52 mb-4"
      aria-labelledby="recommendations"
    >
      <h2 className="mb-3 text-heading fs-18" id="recommendations">
        Recommended by your university
      </h2>
      <MoveFailed failure={failure} />
      <ul className="plain-list">
        {data.map((one) => (
          <Line
            key={one.id}
            recommendation={one}
            isBusy={isPending}
            onSet={(hidden) => press({ params: { id: one.id }, body: { hidden } })}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  recommendation: OwnRecommendation;
  isBusy: boolean;
  onSet: (hidden: boolean) => void;
}

function Line({ recommendation, isBusy, onSet }: LineProps) {
  const { by, university, sentence, hidden } = recommendation;
  return (
    <li>
      <blockquote>
        <p>{sentence}</p>
        <footer>
          {by}, {university}
        </footer>
      </blockquote>
      <div className="cluster gap-3">
        <span className="note soft">
          {hidden ? 'Hidden from companies' : 'Companies you apply to read this'}
        </span>
        <Button size="sm" aria-disabled={isBusy} onClick={() => isBusy || onSet(!hidden)}>
          {hidden ? 'Show' : 'Hide'}
          <span className="visually-hidden"> the recommendation by {by}</span>
        </Button>
      </div>
    </li>
  );
}
