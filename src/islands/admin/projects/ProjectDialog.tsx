import type { ReactNode } from 'react';
import { companySuggestions } from '../../../api/read/companies.ts';
import { type ManagedProject, statusOf } from '../../../api/tables/projects.ts';
import { engineeringTypes } from '../../../contract/accounts/people.ts';
import { notStated } from '../../../contract/projects/conditions.ts';
import { type ProjectStatus, projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { editableFields } from '../../../machines/lifecycle/editing.ts';
import {
  needsReason,
  opensLate,
  projectMoves,
  reasonAsked,
} from '../../../machines/lifecycle/project.ts';
import { timeNow } from '../../../session/clock.ts';
import {
  ConditionFields,
  DeliverablesField,
  WorkplaceField,
} from '../../features/projects/conditions/ConditionFields.tsx';
import { TermField } from '../../features/terms/TermField.tsx';
import { ChoiceByName } from '../../ui/form/ChoiceByName.tsx';
import { SelectField, TextArea, TextField } from '../../ui/form/fields.tsx';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog, type Tie } from '../table/FormDialog.tsx';
import {
  type AddForm,
  addForm,
  type EditForm,
  editForm,
  formStatuses,
  projectOf,
} from './project-form.ts';

/** Adding a project asks for its company; what may still change of one depends on its status. */
export default function ProjectDialog({ row, ...dialog }: RowDialogProps<ManagedProject>) {
  return row ? <EditProject row={row} {...dialog} /> : <AddProject {...dialog} />;
}

const blank = {
  title: '',
  description: '',
  skills: '',
  engineeringType: '' as const,
  duration: 30,
  location: '',
  places: 1,
  termId: null,
  ...notStated,
  companyId: '',
  status: 'Pending',
};

/** Sets a value as if it had been typed. */
const asTyped = { shouldValidate: true, shouldDirty: true, shouldTouch: true } as const;

function AddProject({ onSave, ...dialog }: Omit<RowDialogProps<ManagedProject>, 'row'>) {
  return (
    <FormDialog
      title="Add New Project"
      width={600}
      draft={draftOf('projects', null)}
      schema={addForm}
      values={blank}
      waitsForValid
      onSave={({ status, ...project }) => onSave({ status, project })}
      {...dialog}
    >
      {(tie, form) => (
        <>
          <ChoiceByName
            name="companyId"
            label="Company"
            suggestionsFor={companySuggestions}
            {...tie('companyId')}
            onChoose={(id) => form.setValue('companyId', id ?? '', asTyped)}
          />
          <ProjectFields
            tie={tie}
            pay={form.watch('pay')}
            onPay={(pay) => form.setValue('pay', pay, asTyped)}
            term={<TermField control={form.control} />}
          />
          <SelectField label="Status" options={formStatuses} {...tie('status')} />
        </>
      )}
    </FormDialog>
  );
}

/** Edits the fields of a project that can still change, and offers its next moves. */
function EditProject({
  row,
  onSave,
  ...dialog
}: RowDialogProps<ManagedProject> & { row: ManagedProject }) {
  const status = row.status as ProjectStatus;
  const label = projectStatusLabels[status];
  const editable: readonly string[] = editableFields(status);
  const before = projectOf(row);
  const mustSayWhy = (next: string) =>
    next !== label && needsReason(status, statusOf(next), 'Admin');
  const opensTooLate = (next: string) =>
    next !== label && opensLate(before, statusOf(next), timeNow());
  return (
    <FormDialog
      title="Edit Project"
      width={600}
      draft={draftOf('projects', row.id)}
      schema={editForm({ reason: mustSayWhy, asked: reasonAsked(status), deadline: opensTooLate })}
      values={{ ...before, status: label, reason: '', newDeadline: '' }}
      waitsForValid
      onSave={({ status: next, reason, newDeadline, ...changed }) => {
        // A deadline that came from the term before is not the new one's.
        const isMoved = changed.termId !== before.termId;
        const project = { ...before, ...changed, ...(isMoved && { deadline: null }) };
        const deadline = newDeadline ?? undefined;
        const form = {
          project,
          status: next,
          reason,
          deadline,
          before: { status, project: before },
        };
        onSave(form, { ...project, technology: project.skills, status: statusOf(next) });
      }}
      {...dialog}
    >
      {(tie, form) => (
        <>
          {!editable.includes('title') && (
            <p className="soft">
              {editable.length === 0
                ? `This project is ${label}, so only its status can change.`
                : `This project is ${label}, so what students agreed to cannot change.`}
            </p>
          )}
          <ProjectFields
            tie={tie}
            fixed={(name) => !editable.includes(name)}
            pay={form.watch('pay')}
            onPay={(pay) => form.setValue('pay', pay, asTyped)}
            term={<TermField control={form.control} />}
          />
          <SelectField
            label="Status"
            options={[
              label,
              ...projectMoves(status, 'Admin').map((next) => projectStatusLabels[next]),
            ]}
            hint="Statuses this project can change to."
            {...tie('status')}
          />
          {opensTooLate(form.watch('status')) && (
            <TextField
              label="New application deadline"
              type="datetime-local"
              hint="The old one has passed, so nobody could apply."
              {...tie('newDeadline')}
            />
          )}
          {mustSayWhy(form.watch('status')) && (
            <TextArea label="Reason" rows={2} {...tie('reason')} />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  tie: Tie<AddForm> | Tie<EditForm>;
  /** Fields that may no longer change. */
  fixed?: (name: string) => boolean;
  /** As the form holds it now. */
  pay: unknown;
  onPay: (pay: string) => void;
  /** The field for the project's term. */
  term: ReactNode;
}

/** Fields of both dialogs. */
function ProjectFields({ tie, fixed = () => false, pay, onPay, term }: FieldsProps) {
  const at = (name: keyof EditForm & keyof AddForm, asNumber = false) => {
    const { field, error } = tie(name, asNumber);
    // Read only, and not disabled: a disabled field would be left out of the form.
    return { field: { ...field, ...(fixed(name) && { readOnly: true }) }, error };
  };
  return (
    <>
      <TextField label="Title" {...at('title')} />
      <TextArea label="Description" rows={5} {...at('description')} />
      <DeliverablesField tie={at} />
      <TextField label="Technology" optional hint="Separated by commas" {...at('skills')} />
      <div className="dialog-pairs">
        {fixed('engineeringType') ? (
          <TextField label="Engineering type" {...at('engineeringType')} />
        ) : (
          <SelectField
            label="Engineering type"
            placeholder="Choose…"
            options={engineeringTypes}
            {...at('engineeringType')}
          />
        )}
        <WorkplaceField tie={at} />
        <TextField label="Location" {...at('location')} />
        <TextField label="Duration in days" type="number" {...at('duration', true)} />
        <TextField label="Places" type="number" {...at('places', true)} />
      </div>
      {!fixed('termId') && term}
      {!fixed('pay') && (
        <ConditionFields tie={at} pay={typeof pay === 'string' ? pay : null} onPay={onPay} />
      )}
    </>
  );
}
