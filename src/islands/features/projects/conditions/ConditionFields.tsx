import type { UseFormRegisterReturn } from 'react-hook-form';
import * as v from 'valibot';
import {
  confidentialityWords,
  ownershipWords,
  payWords,
  workplaceWords,
} from '../../../../contract/projects/condition-words.ts';
import {
  type Conditions,
  conditions,
  currencies,
} from '../../../../contract/projects/conditions.ts';
import { SelectField, TextArea, TextField } from '../../../ui/form/fields.tsx';
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
        <TextField label="Hours per week" type="number" {...tie('hoursPerWeek', true)} />
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

/** One deliverable a line. */
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

/** A currency and what is typed beside it. */
const splitPay = (pay: string) => [pay.slice(0, 3), pay.slice(4)] as const;

interface PayFieldProps {
  /** `unpaid`, a currency and a sum, a currency whose sum is missing yet, or nothing. */
  pay: string | null;
  onPay: (pay: string) => void;
  error?: string;
}

/** Unpaid, or a sum for the whole project: both are stated. */
function PayField({ pay, onPay, error }: PayFieldProps) {
  const [currency = '', sum = ''] = pay && pay !== 'unpaid' ? splitPay(pay) : [];
  const read = v.safeParse(conditions.pay, pay);
  const errorId = error ? 'field-pay-error' : undefined;
  const offered: readonly string[] = currencies;
  return (
    <fieldset className="field pay" aria-describedby={errorId}>
      <legend className="form-label">Pay for the whole project</legend>
      <div className="pay-choice">
        <select
          id="field-pay"
          className={`form-select ${error ? 'is-invalid' : ''}`}
          aria-label="Paid or unpaid, and the currency"
          aria-invalid={Boolean(error)}
          value={pay === 'unpaid' ? pay : currency}
          onChange={({ target: { value } }) =>
            onPay(value === 'unpaid' || value === '' ? value : `${value} ${sum}`)
          }
        >
          <option value="">Choose…</option>
          <option value="unpaid">Unpaid</option>
          {(currency && !offered.includes(currency) ? [currency, ...offered] : offered).map(
            (code) => (
              <option key={code}>{code}</option>
            ),
          )}
        </select>
        {currency && (
          <input
            className={`form-control ${error ? 'is-invalid' : ''}`}
            aria-label="Amount"
            aria-invalid={Boolean(error)}
            aria-describedby={errorId}
            inputMode="numeric"
            placeholder="1200"
            value={sum}
            onChange={({ target }) => onPay(`${currency} ${target.value}`)}
            onBlur={() => read.success && onPay(read.output)}
          />
        )}
      </div>
      {currency && read.success && (
        <div className="form-text">Students read: {payWords(read.output)}.</div>
      )}
      {error && (
        <div className="invalid-feedback d-block" id={errorId}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
