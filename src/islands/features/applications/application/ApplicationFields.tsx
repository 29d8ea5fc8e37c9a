import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextArea, TextField } from '../../../ui/form/fields.tsx';

interface Tied {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

interface Props {
  /** Ties a field to the form by its name. */
  tie: (name: 'message' | 'resumeLink') => Tied;
  /** Advice on writing the message. */
  hint: string;
}

export function ApplicationFields({ tie, hint }: Props) {
  return (
    <>
      <TextArea label="Message" optional rows={6} hint={hint} {...tie('message')} />
      <TextField
        label="Resume link"
        optional
        type="url"
        autoComplete="url"
        hint="A link the company can open, such as https://…"
        {...tie('resumeLink')}
      />
    </>
  );
}
