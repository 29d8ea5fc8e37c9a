import { currencies } from '../../../../contract/projects/conditions.ts';

interface Props {
  /** `unpaid`, a currency and a sum, a currency whose sum is missing yet, or nothing. */
  pay: string | null;
  onPay: (pay: string) => void;
  error?: string;
}

/** Unpaid, or a sum for the whole project: both are stated. */
export function PayField({ pay, onPay, error }: Props) {
  const [currency = '', sum = ''] = pay && pay !== 'unpaid' ? pay.split(' ') : [];
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
            maxLength={7}
            value={sum}
            onChange={({ target }) => onPay(`${currency} ${target.value.replaceAll(/\D/g, '')}`)}
          />
        )}
      </div>
      {error && (
        <div className="invalid-feedback d-block" id={errorId}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
