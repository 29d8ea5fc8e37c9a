import { valibotResolver } from '@hookform/resolvers/valibot';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useForm } from 'react-hook-form';
import { domainForm } from '../../../contract/company-domains.ts';
import type { Failure } from '../../../machines/calls/failure.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';

interface Props {
  isBusy: boolean;
  failure: Failure | null;
  onSubmit: (domain: string) => void;
  onCancel: () => void;
}

/** Which domain the company's mail comes from. */
export default function AddDomain({ isBusy, failure, onSubmit, onCancel }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(domainForm),
    defaultValues: { domain: '' },
  });
  const { errors, isDirty } = formState;
  useServerErrors(failure, setError);
  return (
    <Dialog title="Add a domain" width={500} keepsOpen={isDirty} onClose={onCancel}>
      <form
        noValidate
        className="dialog-form"
        onSubmit={handleSubmit(({ domain }) => onSubmit(domain))}
      >
        <ModalBody>
          {failure && failure.fields.length === 0 && (
            <FormAlert>
              {failure.sentence ??
                'The server did not answer. Your domain is still here. Send again.'}
            </FormAlert>
          )}
          <TextField
            label="Domain"
            autoComplete="off"
            hint="What follows the @ in your company’s addresses, such as voltara.com."
            field={register('domain')}
            error={errors.domain?.message}
          />
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            Cancel
          </button>
          <BusyButton type="submit" className="btn btn-primary" busy={isBusy}>
            Add domain
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
