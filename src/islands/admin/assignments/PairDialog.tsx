import { useState } from 'react';
import * as v from 'valibot';
import { type ParticipantChoice, participantChoices } from '../../../api/read/assignments.ts';
import { pairWithReason } from '../../../contract/assignments/assignment-pins.ts';
import { ChoiceByName } from '../../ui/form/ChoiceByName.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { pairListWords } from './pin-words.ts';
import type { ChosenPair, PairList } from './usePairs.ts';

/** A pair as it is chosen. */
const pairForm = v.object({
  studentId: v.number('Choose a student from the list.'),
  projectId: v.pipe(v.string(), v.nonEmpty('Choose a project.'), v.transform(Number)),
  reason: pairWithReason.entries.reason,
});
export type PairForm = v.InferOutput<typeof pairForm>;

type PairInput = Omit<v.InferInput<typeof pairForm>, 'studentId'> & {
  studentId: number | null;
};

interface Props {
  list: PairList;
  onAdd: (pair: ChosenPair) => void;
  onClose: () => void;
}

const label = ({ title, companyName }: ParticipantChoice['projects'][number]) =>
  `${title}, ${companyName}`;

/** A student who can be assigned, one of the projects they can get, and why. */
export default function PairDialog({ list, onAdd, onClose }: Props) {
  const [participant, choose] = useState<ParticipantChoice | null>(null);
  const projects = participant?.projects ?? [];
  const add = (form: PairForm) => {
    const project = projects.find(({ pid }) => pid === form.projectId);
    if (participant && project)
      onAdd({ ...form, student: participant.student, project: project.title });
  };
  return (
    <FormDialog
      title={pairListWords[list].add}
      width={500}
      schema={pairForm as v.GenericSchema<PairInput, PairForm>}
      values={{ studentId: null, projectId: '', reason: '' }}
      yes="Add"
      failure={null}
      onSave={add}
      onClose={onClose}
    >
      {(tie, { setValue, formState }) => (
        <>
          <ChoiceByName
            name="studentId"
            label="Student"
            suggestionsFor={participantChoices}
            {...tie('studentId')}
            onChoose={(id, found) => {
              choose(found);
              const [only, ...others] = found?.projects ?? [];
              const shouldValidate = formState.submitCount > 0;
              const pid = only && others.length === 0 ? String(only.pid) : '';
              setValue('studentId', id, { shouldValidate, shouldDirty: true });
              setValue('projectId', pid, { shouldValidate });
            }}
          />
          <SelectField
            label="Project"
            placeholder={participant ? 'Choose…' : 'Choose the student first'}
            options={projects.map((project) => ({
              value: String(project.pid),
              label: label(project),
            }))}
            {...tie('projectId')}
          />
          <TextField
            label="Reason"
            autoComplete="off"
            hint="Only admins can read it."
            {...tie('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}
