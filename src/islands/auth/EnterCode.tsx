import { enteredCode } from '../../contract/accounts/mailed-links.ts';
import { Button } from '../ui/form/Button.tsx';
import { TextField } from '../ui/form/fields.tsx';
import { useForm } from '../ui/form/useForm.ts';

/** Goes on where a link from a mail did not lead here as a whole: by the code beside it, or by what is pasted of it. */
export function EnterCode({ onEnter }: { onEnter: (secret: string) => void }) {
  const form = useForm(enteredCode, { defaultValues: { code: '' }, focusesError: true });
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(({ code }) => onEnter(code))}>
      <TextField
        label="Code from our email"
        autoComplete="off"
        hint="It stands below the link. Spaces, dashes and small letters are fine, and so is the whole link."
        {...form.field('code')}
      />
      <Button type="submit" look="primary" size="lg" className="w-100">
        Continue
      </Button>
    </form>
  );
}

/** Shown above the field to a visitor who came without a link. */
export const withoutLink =
  'Open the link in our email again, or enter the code below it: some mail programs cut links off.';
