import { type AddDialogProps, addDraft } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { SampleFields } from './SampleFields.tsx';
import { sampleForm } from './sample-form.ts';

const blank = { title: '', description: '', technology: '', status: 'Pending' } as const;

export default function AddSampleProject(props: AddDialogProps) {
  return (
    <FormDialog
      title="Add New Project"
      width={500}
      draft={addDraft('projects')}
      schema={sampleForm}
      values={blank}
      waitsForValid
      {...props}
    >
      {(tie) => <SampleFields tie={tie} />}
    </FormDialog>
  );
}
