import { useState } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import * as v from 'valibot';
import { type ParticipantChoice, participantChoices } from '../../../api/read/assignments.ts';
import { pairWithReason } from '../../../contract/assignments/assignment-pins.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ChoiceByName } from '../../ui/form/ChoiceByName.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
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
  const { register, handleSubmit, setValue, errors, submitCount, isDirty } = useForm(
    pairForm as v.GenericSchema<PairInput, PairForm>,
    {
      defaultValues: { studentId: null, projectId: '', reason: '' },
    },
  );
  const projects = participant?.projects ?? [];
  const chooseStudent = (id: number | null, found: ParticipantChoice | null) => {
    choose(found);
    const [only, ...others] = found?.projects ?? [];
    const shouldValidate = submitCount > 0;
    setValue('studentId', id, { shouldValidate, shouldDirty: true });
    setValue('projectId', only && others.length === 0 ? String(only.pid) : '', { shouldValidate });
  };
  const add = (form: PairForm) => {
    const project = projects.find(({ pid }) => pid === form.projectId);
    if (participant && project)
      onAdd({ ...form, student: participant.student, project: project.title });
  };
  return (
    <Dialog title={pairListWords[list].add} width={500} keepsOpen={isDirty} onClose={onClose}>
      <form noValidate className="dialog-form" onSubmit={handleSubmit(add)}>
        <ModalBody>
          <ErrorSummary errors={errors} submitCount={submitCount} />
          <ChoiceByName
            name="studentId"
            label="Student"
            suggestionsFor={participantChoices}
            onChoose={chooseStudent}
            {...(errors.studentId?.message && { error: errors.studentId.message })}
          />
          <SelectField
            label="Project"
            placeholder={participant ? 'Choose…' : 'Choose the student first'}
            options={projects.map((project) => ({
              value: String(project.pid),
              label: label(project),
            }))}
            field={register('projectId')}
            {...(errors.projectId?.message && { error: errors.projectId.message })}
          />
          <TextField
            label="Reason"
            autoComplete="off"
            hint="Admins read it. Students and companies do not."
            field={register('reason')}
            {...(errors.reason?.message && { error: errors.reason.message })}
          />
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary">
            Add
          </button>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
