import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMachine } from '@xstate/react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useForm } from 'react-hook-form';
import { confirmPasswordForm } from '../../../contract/accounts/auth.ts';
import {
  confirmAlert,
  confirmPasswordMachine,
} from '../../../machines/account/confirm-password.ts';
import { BusyButton } from '../form/BusyButton.tsx';
import { FormAlert } from '../form/FormAlert.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useServerErrors } from '../form/useServerErrors.ts';
import { useEmitted } from '../machine/useEmitted.ts';
import { Dialog } from './Dialog.tsx';

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
