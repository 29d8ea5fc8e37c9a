import type { UseFormRegisterReturn } from 'react-hook-form';
import {
  confidentialityWords,
  ownershipWords,
  workplaceWords,
} from '../../../../contract/projects/condition-words.ts';
import type { Conditions } from '../../../../contract/projects/conditions.ts';
import { SelectField, TextArea, TextField } from '../../../ui/form/fields.tsx';
import { PayField } from './PayField.tsx';
import './conditions.scss';

type Tie = (
  name: keyof Conditions,
  asNumber?: boolean,
) => { field: UseFormRegisterReturn; error?: string };

interface Props {
  tie: Tie;
  /** The pay as the form holds it now. */
  pay: string | null;
  onPay: (pay: string) => void;
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** When, how much and for what pay one works, and whose the work is. */
export function ConditionFields({ tie, pay, onPay }: Props) {
  return (
    <>
      <div className="field-pair">
        <TextField label="Start date" type="date" {...tie('startDate')} />
        <TextField label="End date" type="date" {...tie('endDate')} />
      </div>
      <div className="field-pair">
        <TextField label="Hours per week" type="number" min={1} {...tie('hoursPerWeek', true)} />
        <PayField pay={pay} onPay={onPay} error={tie('pay').error} />
      </div>
      <div className="field-pair">
        <SelectField
          label="Who owns the work"
          placeholder="Choose…"
          options={optionsOf(ownershipWords)}
          {...tie('ownership')}
        />
        <SelectField
          label="Confidentiality"
          placeholder="Choose…"
          options={optionsOf(confidentialityWords)}
          {...tie('confidentiality')}
        />
      </div>
    </>
  );
}

export function WorkplaceField({ tie }: { tie: Tie }) {
  return (
    <SelectField
      label="Workplace"
      placeholder="Choose…"
      options={optionsOf(workplaceWords)}
      {...tie('workplace')}
    />
  );
}

/** What is handed over at the end, a line each. */
export function DeliverablesField({ tie }: { tie: Tie }) {
  return (
    <TextArea
      label="What the student delivers"
      rows={3}
      hint="One thing per line, such as “Drawings” or “A report of ten pages”."
      {...tie('deliverables')}
    />
  );
}
