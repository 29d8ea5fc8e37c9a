import type { Room } from '../../../../contract/engagements/engagements.ts';
import { type OfficeAct, officeActs, taskOf } from '../office-acts.ts';
import type { RoomView } from './room-view.ts';

const words: Record<OfficeAct, (room: Room) => string> = {
  'give-time': ({ milestone }) => `Give more time for “${milestone}”`,
  write: () => 'Write about this work',
  end: () => 'End this work early',
};

/** What the office does in a room besides what a company does. */
export function OfficeActs({ room, onBegin }: RoomView) {
  return (
    <section className="panel office-acts" aria-labelledby="office-acts">
      <h2 id="office-acts">The office</h2>
      {officeActs.map((act) => {
        const task = taskOf(act, room);
        return (
          task && (
            <button
              key={act}
              type="button"
              className={act === 'end' ? 'btn btn-quiet board-end' : 'btn btn-outline-primary'}
              onClick={() => onBegin(task)}
            >
              {words[act](room)}
            </button>
          )
        );
      })}
    </section>
  );
}
