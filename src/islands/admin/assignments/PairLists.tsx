import type { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import { pinsAtMost } from '../../../contract/assignments/assignment-pins.ts';
import type { FieldError } from '../../../contract/problem.ts';
import type { ChosenPair, PairList, pinsMachine } from '../../../machines/assignments/pins.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { pairListWords } from './pin-words.ts';

const PairDialog = lazy(() => import('./PairDialog.tsx'));

type Pinning = ReturnType<typeof useMachine<typeof pinsMachine>>;

interface Props {
  snapshot: Pinning[0];
  send: Pinning[1];
  /** What is wrong, by row: `pins.0`. */
  faults: readonly FieldError[];
}

const lists: readonly PairList[] = ['pins', 'exclusions'];
const addId = (list: PairList) => `add-${list}`;

/** Who is kept together with a project, and who apart from one, whatever else is computed. */
export function PairLists({ snapshot, send, faults }: Props) {
  const { pairs, adding } = snapshot.context;
  const remove = (list: PairList, pair: ChosenPair) => {
    send({ type: 'remove', list, pair });
    focusSoon(addId(list));
  };
  return (
    <div className="pair-lists">
      {lists.map((list) => (
        <section key={list} aria-labelledby={`title-${list}`}>
          <h3 id={`title-${list}`}>{pairListWords[list].title}</h3>
          <p className="soft">{pairListWords[list].lead}</p>
          {pairs[list].length > 0 && (
            <ul>
              {pairs[list].map((pair, at) => (
                <PairRow
                  key={`${pair.studentId} ${pair.projectId}`}
                  pair={pair}
                  fault={faults.find(({ path }) => path === `${list}.${at}`)?.message}
                  onRemove={() => remove(list, pair)}
                />
              ))}
            </ul>
          )}
          <button
            type="button"
            id={addId(list)}
            className="btn btn-outline-primary"
            disabled={pairs[list].length >= pinsAtMost}
            onClick={() => send({ type: 'begin', list })}
          >
            {pairListWords[list].add}
          </button>
          {pairs[list].length >= pinsAtMost && <span className="soft"> {pinsAtMost} at most.</span>}
        </section>
      ))}
      <Suspense fallback={null}>
        {snapshot.matches('adding') && (
          <PairDialog
            list={adding}
            onAdd={(pair) => send({ type: 'add', pair })}
            onClose={() => send({ type: 'cancel' })}
          />
        )}
      </Suspense>
    </div>
  );
}

interface RowProps {
  pair: ChosenPair;
  fault: string | undefined;
  onRemove: () => void;
}

function PairRow({ pair: { student, project, reason }, fault, onRemove }: RowProps) {
  return (
    <li className="pair-row">
      <div>
        <strong>{student}</strong> and “{project}”<span className="soft pair-reason">{reason}</span>
        {fault && <span className="pair-fault">{fault}</span>}
      </div>
      <button type="button" className="btn btn-link" onClick={onRemove}>
        Remove
        <span className="visually-hidden">
          {' '}
          {student} and {project}
        </span>
      </button>
    </li>
  );
}
