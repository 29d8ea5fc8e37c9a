import { evaluationsOf } from '../../../api/read/engagements.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import type { RoomView } from '../engagements/room/room-view.ts';
import { AcademicView } from './AcademicView.tsx';
import { Outcome } from './Outcome.tsx';
import { Round } from './Round.tsx';
import { TeamShares } from './TeamShares.tsx';
import { WhyItEnded } from './WhyItEnded.tsx';
import './evaluations.scss';

/** Both sides' evaluations, and the outcome; nothing before anybody is asked. */
export const Evaluations = (view: RoomView) => (
  <>
    <WhyItEnded {...view} />
    {view.room.evaluations > 0 && <Asked {...view} />}
  </>
);

function Asked(view: RoomView) {
  const { room } = view;
  const list = useRead(evaluationsOf(room.id));
  return (
    <section className="panel evaluations" aria-labelledby="evaluations">
      <h2 id="evaluations">Evaluations</h2>
      <Reading of={list} what="the evaluations" failed="The evaluations could not be loaded.">
        {({ rounds, outcome, shares, academic, rubrics }) => (
          <>
            {outcome && <Outcome {...view} outcome={outcome} />}
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
          </>
        )}
      </Reading>
    </section>
  );
}
