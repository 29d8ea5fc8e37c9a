import type { FieldErrors } from 'react-hook-form';
import type { DraftedMilestone } from '../../../../contract/projects/drafted-plans.ts';
import { numberFrom } from '../../../../contract/typed/numbers.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { TextArea, TextField } from '../../../ui/form/fields.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import type { Form } from './post-form.ts';

interface Props {
  /** Stays the same while it moves. */
  id: string;
  /** Its place, from 0, of this many. */
  at: number;
  of: number;
  register: Form['register'];
  errors: FieldErrors<DraftedMilestone> | undefined;
  /** Moves it; the button by which it was moved keeps the focus. */
  onPut: (from: number, to: number, button: string) => void;
  onLeaveOut: () => void;
}

/** The fields of one drafted milestone, and its place among the others. */
export function DraftedFields({ id, at, of, register, errors, onPut, onLeaveOut }: Props) {
  const step = (label: string, icon: string, to: number) => {
    const isAtEnd = to < 0 || to >= of;
    const button = `${icon}-${id}`;
    return (
      <Button
        id={button}
        look="quiet"
        className="btn-icon"
        aria-disabled={isAtEnd || undefined}
        onClick={() => isAtEnd || onPut(at, to, button)}
      >
        <Icon name={icon} />
        <span className="visually-hidden">
          {label} milestone {at + 1}
        </span>
      </Button>
    );
  };
  return (
    <li className="line-above py-4">
      <fieldset>
        <legend className="visually-hidden">Milestone {at + 1}</legend>
        <div className="post-milestone">
          <TextField
            label={`Milestone ${at + 1}`}
            field={register(`draftedPlan.${at}.title`)}
            error={errors?.title?.message}
          />
          <TextField
            type="number"
            label="Due after (weeks)"
            field={register(`draftedPlan.${at}.afterWeeks`, { setValueAs: numberFrom })}
            error={errors?.afterWeeks?.message}
          />
        </div>
        <TextArea
          label="What is to be delivered"
          rows={2}
          field={register(`draftedPlan.${at}.deliverable`)}
          error={errors?.deliverable?.message}
        />
        <div className="d-flex gap-1 align-items-center">
          {step('Move up', 'chevron-up', at - 1)}
          {step('Move down', 'chevron-down', at + 1)}
          <Button look="quiet" size="sm" onClick={onLeaveOut}>
            Remove<span className="visually-hidden"> milestone {at + 1}</span>
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
