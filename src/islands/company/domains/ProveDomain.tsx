import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import type { Failure } from '../../../api/act/failure.ts';
import { type CompanyDomain, proofName } from '../../../contract/companies/company-domains.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { MailedProof } from './MailedProof.tsx';

interface Props {
  domain: CompanyDomain;
  isBusy: boolean;
  /** Where a code was mailed to; null before. */
  mailedTo: string | null;
  failure: Failure | null;
  onLook: () => void;
  onMail: (email: string) => void;
  onRedeem: (code: string) => void;
  onCancel: () => void;
}

/** The two ways to prove a domain: a record in its zone, or a code that somebody there reads. */
export default function ProveDomain({ domain, isBusy, mailedTo, failure, ...props }: Props) {
  const { onLook, onMail, onRedeem, onCancel } = props;
  return (
    <Dialog
      title={`Prove ${domain.domain}`}
      width={600}
      keepsOpen={mailedTo !== null}
      onClose={onCancel}
    >
      <ModalBody className="proof">
        {failure && failure.fields.length === 0 && (
          <FormAlert>{failure.sentence ?? 'The server did not answer. Try again.'}</FormAlert>
        )}
        <h3>With a DNS record</h3>
        <p>
          Whoever looks after your domain adds this TXT record. It is the stronger proof; you can
          close this window and come back.
        </p>
        <dl className="facts">
          <dt>Name</dt>
          <dd>
            <code>{proofName(domain.domain)}</code>
          </dd>
          <dt>Text</dt>
          <dd>
            <code>{domain.proof}</code>
          </dd>
        </dl>
        <BusyButton
          type="button"
          className="btn btn-outline-primary"
          busy={isBusy}
          onClick={onLook}
        >
          Look for the record
        </BusyButton>
        {domain.proved === null && (
          <>
            <h3>Or with an email</h3>
            <MailedProof
              domain={domain.domain}
              isBusy={isBusy}
              mailedTo={mailedTo}
              failure={failure}
              onMail={onMail}
              onRedeem={onRedeem}
            />
          </>
        )}
      </ModalBody>
      <ModalFooter>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          Close
        </button>
      </ModalFooter>
    </Dialog>
  );
}
