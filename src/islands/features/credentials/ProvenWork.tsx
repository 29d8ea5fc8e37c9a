import type { RoomView } from '../engagements/room/room-view.ts';
import WorkScreen from '../engagements/WorkScreen.tsx';
import { Decision } from '../evaluations/Decision.tsx';
import { Evaluations } from '../evaluations/Evaluations.tsx';
import { Proof } from './Proof.tsx';

/** Work and its rooms, with how it is evaluated and what proves it. */
export default function ProvenWork() {
  return <WorkScreen evaluations={ProofAndEvaluations} decision={Decision} />;
}

const ProofAndEvaluations = (view: RoomView) => (
  <>
    {view.room.state === 'Completed' && view.side !== 'outside' && <Proof {...view} />}
    <Evaluations {...view} />
  </>
);
