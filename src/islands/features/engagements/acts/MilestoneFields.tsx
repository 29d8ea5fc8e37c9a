import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { GivenMilestones } from '../../../../contract/engagements/plans.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field, TextArea, TextField } from '../../../ui/form/fields.tsx';

interface Props {
  /** Its place in the plan, from 0. */
  at: number;
  register: UseFormRegister<{ milestones: GivenMilestones; note: string }>;
  errors: FieldErrors<GivenMilestones[number]> | undefined;
  /** Whether it can be by the team. */
  hasTeam: boolean;
  /** Null where it is the only one. */
  onRemove: (() => void) | null;
}

/** The fields of one milestone of a plan. */
export function MilestoneFields({ at, register, errors, hasTeam, onRemove }: Props) {
  return (
    <li>
      <fieldset>
        <legend className="visually-hidden">Milestone {at + 1}</legend>
        <div className="plan-field-pair">
          <TextField
            label={`Milestone ${at + 1}`}
            field={register(`milestones.${at}.title`)}
            error={errors?.title?.message ?? errors?.number?.message}
          />
          <TextField
            type="date"
            label="Due"
            field={register(`milestones.${at}.dueOn`)}
            error={errors?.dueOn?.message}
          />
        </div>
        <TextArea
          label="What is to be delivered"
          rows={2}
          field={register(`milestones.${at}.deliverable`)}
          error={errors?.deliverable?.message}
        />
        {hasTeam && (
          <Field
            label="Who hands it in"
            field={register(`milestones.${at}.by`)}
            error={errors?.by?.message}
          >
            {({ className, ...control }) => (
              <select {...control} className={`form-select ${className}`}>
                <option value="each">each student</option>
                <option value="team">one student, for the whole team</option>
              </select>
            )}
          </Field>
        )}
        {onRemove && (
          <Button look="quiet" size="sm" onClick={onRemove}>
            Remove<span className="visually-hidden"> milestone {at + 1}</span>
          </Button>
        )}
      </fieldset>
    </li>
  );
}
