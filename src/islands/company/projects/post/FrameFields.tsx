import { engineeringTypes } from '../../../../contract/accounts/people.ts';
import { WorkplaceField } from '../../../features/projects/conditions/ConditionFields.tsx';
import { TermField } from '../../../features/terms/TermField.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { timeZone } from '../../../ui/status/dates.ts';
import { LockedField } from './LockedField.tsx';
import type { FieldsProps } from './post-form.ts';

/** Where, for how long, for how many, and until when one may apply. */
export function FrameFields({ form, isOpen }: FieldsProps) {
  const { field: tie } = form;
  const value = (name: 'engineeringType' | 'duration' | 'location' | 'deadline') =>
    `${form.getValues(name) ?? ''}`;
  const end = form.watch('termId') ? 'applications for the term close' : 'the project starts';
  return (
    <section className="panel">
      <h2>Details</h2>
      {isOpen('engineeringType') ? (
        <SelectField
          label="Engineering type"
          placeholder="Choose…"
          options={engineeringTypes}
          {...tie('engineeringType')}
        />
      ) : (
        <LockedField label="Engineering type" value={value('engineeringType')} />
      )}
      {isOpen('location') ? (
        <div className="field-pair">
          <WorkplaceField tie={tie} />
          <TextField label="Location" hint="A city is enough, or “Remote”." {...tie('location')} />
        </div>
      ) : (
        <LockedField label="Location" value={value('location')} />
      )}
      <div className="post-pair">
        {isOpen('duration') ? (
          <TextField label="Duration in days" type="number" min={1} {...tie('duration', true)} />
        ) : (
          <LockedField label="Duration in days" value={value('duration')} />
        )}
        <TextField label="Places" type="number" min={1} {...tie('places', true)} />
      </div>
      {isOpen('termId') && (
        <TermField
          control={form.control as never}
          onChosen={() => {
            // A deadline that came from the term before is not the new one's.
            if (!form.getFieldState('deadline').isDirty) form.setValue('deadline', '');
          }}
        />
      )}
      {isOpen('deadline') ? (
        <TextField
          label="Application deadline"
          optional
          type="datetime-local"
          hint={`In your time zone, ${timeZone()}. Without a deadline, students can apply until ${end}.`}
          {...tie('deadline')}
        />
      ) : (
        <LockedField label="Application deadline" value={value('deadline').replace('T', ', ')} />
      )}
    </section>
  );
}
