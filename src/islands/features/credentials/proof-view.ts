import type { Proof } from '../../../contract/credentials/credentials.ts';
import type { RoomView } from '../engagements/room/room-view.ts';

/** What every part of the proof of work goes by. */
export interface ProofView extends RoomView {
  proof: Proof;
}
