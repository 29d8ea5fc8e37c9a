import { useState } from 'react';
import { calls } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { mergePreview, universityChoices } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import {
  type ManagedUniversity,
  mergeUniversity,
  nameUniversity,
  type UniversityMerge,
} from '../../../contract/universities/managed-universities.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { ChoiceByName } from '../../ui/form/ChoiceByName.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { studentsWords } from './words.ts';

/** Source of a merge: a whole university, or a text that students wrote. */
export type Goes =
  | { readonly what: 'university'; readonly id: number; readonly name: string }
  | { readonly what: 'text'; readonly text: string; readonly students: number };

const give = ({ goes, into }: { goes: Goes; into: number }) =>
  goes.what === 'university'
    ? calls(mergeUniversity)({ params: { id: goes.id }, body: { into } })
    : calls(nameUniversity)({ params: { id: into }, body: { name: goes.text } });

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
  const [into, choose] = useState<number | null>(null);
  const { press, isPending, failure, forget } = useAct(give, { done: onDone });
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
      isBusy={isPending}
      isBlocked={into === null || (merged !== null && preview.data === undefined)}
      keepsOpen={into !== null}
      onYes={() => into !== null && press({ goes, into })}
      onNo={onClose}
    >
      <MoveFailed failure={failure} />
      <ChoiceByName
        name="into"
        label={label}
        suggestionsFor={universityChoices}
        {...(merged !== null && { except: merged })}
        onChoose={(id) => {
          forget();
          choose(id);
        }}
      />
      {goes.what === 'text' && (
        <p className="soft mb-0">
          What they wrote becomes another name of the university you choose, and{' '}
          {studentsWords(goes.students)} will belong to it.
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

/** Preview of a merge. */
function WhatMoves({ merge }: { merge: UniversityMerge }) {
  const { name, into, students, staff, names, domains } = merge;
  return (
    <div className="what-moves" role="status">
      <p className="m-0">
        This moves from “<bdi>{name}</bdi>” to “<bdi>{into.name}</bdi>”:
      </p>
      <dl className="mt-2 mb-3 py-2">
        <dt>Students</dt>
        <dd className="fw-semibold">{students === 0 ? 'None' : studentsWords(students)}</dd>
        {staff > 0 && (
          <>
            <dt>Staff</dt>
            <dd className="fw-semibold">{staff.toLocaleString('en')}</dd>
          </>
        )}
        <dt>Names</dt>
        <dd className="fw-semibold">{names.join(', ')}</dd>
        <dt>Mail domains</dt>
        <dd className="fw-semibold">{domains.join(', ') || 'None'}</dd>
      </dl>
      <p className="m-0">
        “<bdi>{name}</bdi>” will be deleted. You cannot undo this.
      </p>
    </div>
  );
}
