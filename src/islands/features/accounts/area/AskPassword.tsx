import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useAct } from '../../../../api/act/useAct.ts';
import { confirmPassword, confirmPasswordForm } from '../../../../contract/accounts/passwords.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';

interface Props {
  onAnswer: (isGiven: boolean) => void;
}

/** Asks for the password before something sensitive. */
export default function AskPassword({ onAnswer }: Props) {
  const { press, isPending, failure } = useAct(confirmPassword, {
    done: () => onAnswer(true),
  });
  const { handleSubmit, field } = useForm(confirmPasswordForm, {
    defaultValues: { password: '' },
    failure,
    focusesError: true,
  });
  return (
    <Dialog title="Enter your password" width={400} keepsOpen onClose={() => onAnswer(false)}>
      <form method="post" noValidate onSubmit={handleSubmit((body) => press({ body }))}>
        <ModalBody>
          <p>
            To protect people’s accounts, this needs your password. We will not ask again for ten
            minutes.
          </p>
          {failure && failure.fields.length === 0 && (
            <FormAlert>{failure.sentence ?? 'The server did not answer. Try again.'}</FormAlert>
          )}
          <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        </ModalBody>
        <ModalFooter>
          <Button look="quiet" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <BusyButton type="submit" look="primary" busy={isPending}>
            Continue
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
