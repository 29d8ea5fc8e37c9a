import { useMachine } from '@xstate/react';
import { mergePreview, universityChoices } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { ManagedUniversity } from '../../../contract/universities/managed-universities.ts';
import { type Goes, intoAnotherMachine } from '../../../machines/universities/into-another.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { ChoiceByName } from '../../ui/form/ChoiceByName.tsx';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { WhatMoves } from './WhatMoves.tsx';
import { studentsWords } from './words.ts';

interface Props {
  goes: Goes;
  onDone: (university: ManagedUniversity) => void;
  onClose: () => void;
}

const words = {
  university: { label: 'Merge into', yes: 'Merge', look: 'danger' },
  text: { label: 'University', yes: 'Add', look: 'primary' },
} as const;

/** Chooses a university, says what moves there, and moves it. */
export default function IntoAnotherDialog({ goes, onDone, onClose }: Props) {
  const [snapshot, send, actor] = useMachine(intoAnotherMachine, { input: { goes } });
  const { into, failure } = snapshot.context;
  useEmitted(actor, { done: ({ university }) => onDone(university) });
  const merged = goes.what === 'university' ? goes.id : null;
  const preview = useRead(merged !== null && into !== null ? mergePreview(merged, into) : null);
  const { label, yes, look } = words[goes.what];
  return (
    <ConfirmDialog
      title={
        goes.what === 'university' ? `Merge “${goes.name}”` : `Add “${goes.text}” to a university`
      }
      yes={yes}
      no="Cancel"
      look={look}
      isBusy={snapshot.hasTag('busy')}
      isBlocked={into === null || (merged !== null && preview.data === undefined)}
      keepsOpen={into !== null}
      onYes={() => send({ type: 'confirm' })}
      onNo={onClose}
    >
      <MoveFailed failure={failure} />
      <ChoiceByName
        name="into"
        label={label}
        suggestionsFor={universityChoices}
        {...(merged !== null && { except: merged })}
        onChoose={(id) => send({ type: 'choose', id })}
      />
      {goes.what === 'text' && (
        <p className="soft mb-0">
          What they wrote becomes another name of the university you choose, and{' '}
          {studentsWords(goes.students)} will fall under it.
        </p>
      )}
      {merged !== null && into === null && (
        <p className="soft mb-0">Choose the university that stays. You will see what moves.</p>
      )}
      {merged !== null && into !== null && (
        <Reading
          of={preview}
          loading={<p role="status">Counting what moves…</p>}
          failed="What would move could not be read."
        >
          {(merge) => <WhatMoves merge={merge} />}
        </Reading>
      )}
    </ConfirmDialog>
  );
}
