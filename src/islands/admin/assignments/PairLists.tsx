import { useState } from 'react';
import { pinsAtMost } from '../../../contract/assignments/assignment-pins.ts';
import type { FieldError } from '../../../contract/problem.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { pairListWords } from './pin-words.ts';
import type { ChosenPair, PairList, usePairs } from './usePairs.ts';

const PairDialog = lazy(() => import('./PairDialog.tsx'));

interface Props {
  chosen: ReturnType<typeof usePairs>;
  /** By row: `pins.0`. */
  faults: readonly FieldError[];
}

const lists: readonly PairList[] = ['pins', 'exclusions'];
const addId = (list: PairList) => `add-${list}`;

/** Pairs that must be assigned, and those that must not. */
export function PairLists({ chosen, faults }: Props) {
  const { pairs } = chosen;
  const [adding, begin] = useState<PairList | null>(null);
  const remove = (list: PairList, pair: ChosenPair) => {
    chosen.remove(list, pair);
    focusSoon(addId(list));
  };
  return (
    <div className="fitting row-gap-6 column-gap-8 my-6">
      {lists.map((list) => (
        <section key={list} aria-labelledby={`title-${list}`}>
          <h3 id={`title-${list}`}>{pairListWords[list].title}</h3>
          <p className="soft">{pairListWords[list].lead}</p>
          {pairs[list].length > 0 && (
            <ul className="plain-list mb-3">
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
          <Button
            id={addId(list)}
            disabled={pairs[list].length >= pinsAtMost}
            onClick={() => begin(list)}
          >
            {pairListWords[list].add}
          </Button>
          {pairs[list].length >= pinsAtMost && <span className="soft"> {pinsAtMost} at most.</span>}
        </section>
      ))}
      {adding && (
        <PairDialog
          list={adding}
          onAdd={(pair) => {
            chosen.add(adding, pair);
            begin(null);
          }}
          onClose={() => begin(null)}
        />
      )}
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
    <li className="d-flex gap-4 align-items-start justify-content-between line-above">
      <div>
        <strong>{student}</strong> and “{project}”<span className="soft pair-reason">{reason}</span>
        {fault && <span className="pair-fault text-bad">{fault}</span>}
      </div>
      <Button look="link" className="flex-none" onClick={onRemove}>
        Remove
        <span className="visually-hidden">
          {' '}
          {student} and {project}
        </span>
      </Button>
    </li>
  );
}
