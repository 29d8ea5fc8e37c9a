import { useMachine } from '@xstate/react';
import { change } from '../../../api/read/read.ts';
import { ownRecommendations } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { OwnRecommendation } from '../../../contract/universities/recommendations.ts';
import { hideRecommendationMachine } from '../../../machines/universities/hide-recommendation.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import './recommendations.scss';

/** What people at the student's university say of them, and whether companies read it; nothing while nobody does. */
export function Recommendations() {
  const { data } = useRead(ownRecommendations);
  const [snapshot, send, actor] = useMachine(hideRecommendationMachine);
  useRefreshOnRefusal(snapshot.context.failure);
  useEmitted(actor, {
    saved: ({ all, hidden }) => {
      change(ownRecommendations, () => all);
      announce(hidden ? 'Companies no longer read it.' : 'Companies read it again.');
    },
  });
  if (!data || data.length === 0) return null;
  return (
    <section className="panel ticked recommendations" aria-labelledby="recommendations">
      <h2 id="recommendations">Recommended by your university</h2>
      <MoveFailed failure={snapshot.context.failure} />
      <ul>
        {data.map((one) => (
          <Line
            key={one.id}
            recommendation={one}
            isBusy={snapshot.hasTag('busy')}
            onSet={(hidden) => send({ type: 'set', id: one.id, hidden })}
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
      <div className="recommendation-choice">
        <span className="note soft">
          {hidden ? 'Hidden from companies' : 'Companies you apply to read this'}
        </span>
        <button
          type="button"
          className="btn btn-outline-primary btn-sm"
          aria-disabled={isBusy}
          onClick={() => isBusy || onSet(!hidden)}
        >
          {hidden ? 'Show' : 'Hide'}
          <span className="visually-hidden"> the recommendation by {by}</span>
        </button>
      </div>
    </li>
  );
}
