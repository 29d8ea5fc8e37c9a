import { evaluationsOf } from '../../../api/read/engagements.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import type { RoomView } from '../engagements/room/room-view.ts';
import { AcademicView } from './AcademicView.tsx';
import { Decision } from './Decision.tsx';
import { outcomeWords } from './evaluation-words.ts';
import { Round } from './Round.tsx';
import { TeamShares } from './TeamShares.tsx';
import './evaluations.scss';

/** How both sides evaluate the work, and what came of it; nothing where nobody is asked yet. */
export const Evaluations = (view: RoomView) => view.room.evaluations > 0 && <Asked {...view} />;

function Asked(view: RoomView) {
  const { room, judging } = view;
  const list = useRead(evaluationsOf(room.id));
  return (
    <section className="panel evaluations" aria-labelledby="evaluations">
      <h2 id="evaluations">Evaluations</h2>
      <Reading
        of={list}
        loading={<p role="status">Loading the evaluations…</p>}
        failed="The evaluations could not be loaded."
      >
        {({ rounds, outcome, shares, academic, rubrics }) => (
          <>
            {outcome && (
              <div className="outcome">
                <p>
                  <strong>
                    {outcomeWords(outcome.outcome, outcome.because !== '', room.companyName)}
                  </strong>
                  , {dayOf(outcome.at)}
                </p>
                {outcome.because && <blockquote>{outcome.because}</blockquote>}
              </div>
            )}
            {rounds.toReversed().map((round) => (
              <Round key={round.moment} {...view} {...{ round, rubrics }}>
                {round.moment === 'final' && shares && (
                  <TeamShares room={room} shares={shares} opensOn={round.opensOn} />
                )}
                {round.moment === 'final' && academic && (
                  <AcademicView room={room} academic={academic} opensOn={round.opensOn} />
                )}
              </Round>
            ))}
            {judging?.of === 'outcome' && <Decision {...view} />}
          </>
        )}
      </Reading>
    </section>
  );
}
