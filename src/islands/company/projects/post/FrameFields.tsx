import { useRef } from 'react';
import { engineeringTypes } from '../../../../contract/accounts/people.ts';
import { daysOf } from '../../../../contract/projects/condition-words.ts';
import { daysBetween } from '../../../../machines/lifecycle/conditions.ts';
import { WorkplaceField } from '../../../features/projects/conditions/ConditionFields.tsx';
import { TermField } from '../../../features/terms/TermField.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { instantOf } from '../../../ui/form/local-time.ts';
import { deadlineOf, timeZone } from '../../../ui/status/dates.ts';
import { LockedField } from './LockedField.tsx';
import type { FieldsProps } from './post-form.ts';

/** The browser’s own field as it is read where it cannot be changed. */
function deadlineWritten(localTime: string): string {
  const instant = instantOf(localTime);
  return instant === null ? '' : deadlineOf(instant);
}

const anywhere = 'Remote';

/** Remote work is nowhere else: choosing it fills in where, and choosing otherwise takes that back. What somebody typed stays. */
function useLocation({ getValues, setValue }: FieldsProps['form']) {
  const isFilledIn = useRef(false);
  return (workplace: string): void => {
    const location = getValues('location');
    const isRemote = workplace === 'remote';
    if (isRemote ? location !== '' : !isFilledIn.current || location !== anywhere) return;
    isFilledIn.current = isRemote;
    setValue('location', isRemote ? anywhere : '', { shouldDirty: true, shouldValidate: isRemote });
  };
}

/** Place, duration, number of places, and deadline. */
export function FrameFields({ form, isOpen }: FieldsProps) {
  const { field: tie } = form;
  const value = (name: 'engineeringType' | 'duration' | 'location' | 'deadline') =>
    `${form.getValues(name) ?? ''}`;
  const [startDate, endDate] = form
    .watch(['startDate', 'endDate'])
    .map((day) => `${day ?? ''}` || null);
  const span = daysBetween({ startDate: startDate!, endDate: endDate! });
  const settleLocation = useLocation(form);
  const { field, ...said } = tie('workplace');
  const workplace = {
    ...said,
    field: {
      ...field,
      onChange: (event: { target: { value: string } }) => {
        settleLocation(event.target.value);
        return field.onChange(event);
      },
    },
  };
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
          <WorkplaceField tie={() => workplace} />
          <TextField label="Location" hint="A city is enough, or “Remote”." {...tie('location')} />
        </div>
      ) : (
        <LockedField label="Location" value={value('location')} />
      )}
      <div className="post-pair">
        {isOpen('duration') ? (
          <TextField
            label="Duration in days"
            type="number"
            hint={span && span > 0 && `From the start to the end there are ${daysOf(span)}.`}
            {...tie('duration', true)}
          />
        ) : (
          <LockedField label="Duration in days" value={value('duration')} />
        )}
        <TextField label="Places" type="number" {...tie('places', true)} />
      </div>
      {isOpen('termId') && (
        <TermField
          control={form.control}
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
        <LockedField label="Application deadline" value={deadlineWritten(value('deadline'))} />
      )}
    </section>
  );
}
