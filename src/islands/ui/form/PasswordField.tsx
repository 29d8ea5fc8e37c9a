import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from '../picture/Icon.tsx';
import { Button } from './Button.tsx';
import { Field } from './fields.tsx';

interface Props {
  label: string;
  field: UseFormRegisterReturn;
  error?: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ autoComplete, ...field }: Props) {
  const [isShown, show] = useState(false);
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <div className="password">
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            className={`form-control ${className}`}
          />
          <Button
            look="quiet"
            className="btn-icon"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-pressed={isShown}
            onClick={() => show(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </Button>
        </div>
      )}
    </Field>
  );
}
