import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMachine } from '@xstate/react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useForm } from 'react-hook-form';
import { confirmPasswordForm } from '../../../../contract/accounts/auth.ts';
import {
  confirmAlert,
  confirmPasswordMachine,
} from '../../../../machines/accounts/confirm-password.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useServerErrors } from '../../../ui/form/useServerErrors.ts';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';

interface Props {
  onAnswer: (isGiven: boolean) => void;
}

/** Asks whoever is signed in for their password before something sensitive. */
export default function AskPassword({ onAnswer }: Props) {
  const [snapshot, send, actor] = useMachine(confirmPasswordMachine);
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(confirmPasswordForm),
    defaultValues: { password: '' },
  });
  useServerErrors(snapshot.context.failure, setError);
  useEmitted(actor, { confirmed: () => onAnswer(true) });
  const alert = confirmAlert(snapshot);
  return (
    <Dialog title="Enter your password" width={400} keepsOpen onClose={() => onAnswer(false)}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit(({ password }) => send({ type: 'submit', password }))}
      >
        <ModalBody>
          <p>
            To protect people’s accounts, this needs your password. We will not ask again for ten
            minutes.
          </p>
          {alert && <FormAlert>{alert}</FormAlert>}
          <PasswordField
            label="Password"
            autoComplete="current-password"
            field={register('password')}
            error={formState.errors.password?.message}
          />
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={() => onAnswer(false)}>
            Cancel
          </button>
          <BusyButton type="submit" className="btn btn-primary" busy={snapshot.hasTag('busy')}>
            Continue
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
