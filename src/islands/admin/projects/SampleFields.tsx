import { TextArea, TextField } from '../../ui/form/fields.tsx';
import type { Tie } from '../table/FormDialog.tsx';
import { formStatuses } from './form-statuses.ts';
import { StatusSelect } from './StatusSelect.tsx';
import type { SampleForm } from './sample-form.ts';

export function SampleFields({ tie }: { tie: Tie<SampleForm> }) {
  return (
    <>
      <TextField label="Title" {...tie('title')} />
      <TextArea label="Description" rows={4} {...tie('description')} />
      <TextField label="Technology" {...tie('technology')} />
      <StatusSelect options={formStatuses} {...tie('status')} />
    </>
  );
}
