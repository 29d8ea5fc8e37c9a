import { useState } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import {
  type CompanyDomain,
  proofName,
  proveDomainByDns,
  proveDomainByMail,
  sendDomainCode,
} from '../../../contract/companies/company-domains.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { MailedProof } from './MailedProof.tsx';

interface Props {
  domain: CompanyDomain;
  onProved: (domains: readonly CompanyDomain[]) => void;
  onClose: () => void;
}

/** The two ways to prove a domain: a record in its zone, or a code that somebody there reads. */
export default function ProveDomain({ domain, onProved, onClose }: Props) {
  const { id } = domain;
  const outcome = { done: onProved, failed: refreshOnRefusal };
  const looking = useAct(proveDomainByDns, outcome);
  const redeeming = useAct(proveDomainByMail, outcome);
  /** Null before a code is mailed. */
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const mailing = useAct(sendDomainCode, {
    done: (_, { body }) => setMailedTo(body.email),
    failed: refreshOnRefusal,
  });
  const acts = [looking, redeeming, mailing];
  const isBusy = acts.some(({ isPending }) => isPending);
  const failure = acts.find((act) => act.failure)?.failure ?? null;
  /** One of the three at a time. */
  const begin = (act: () => void) => {
    if (isBusy) return;
    for (const { forget } of acts) forget();
    act();
  };
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      title={`Confirm ${domain.domain}`}
      width={600}
      keepsOpen={mailedTo !== null}
      onClose={close}
    >
      <ModalBody className="proof">
        {failure && failure.fields.length === 0 && (
          <FormAlert>{failure.sentence ?? 'The server did not answer. Try again.'}</FormAlert>
        )}
        <h3>With a DNS record</h3>
        <p>
          Ask whoever looks after your domain to add this TXT record. It is the stronger proof. You
          can close this window and come back.
        </p>
        <dl className="facts mb-4">
          <dt>Name</dt>
          <dd>
            <code>{proofName(domain.domain)}</code>
          </dd>
          <dt>Text</dt>
          <dd>
            <code>{domain.proof}</code>
          </dd>
        </dl>
        <BusyButton busy={isBusy} onClick={() => begin(() => looking.press({ params: { id } }))}>
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
              onMail={(email) =>
                begin(() => {
                  setMailedTo(null);
                  mailing.press({ params: { id }, body: { email } });
                })
              }
              onRedeem={(code) => begin(() => redeeming.press({ params: { id }, body: { code } }))}
            />
          </>
        )}
      </ModalBody>
      <ModalFooter>
        <Button look="quiet" onClick={close}>
          Close
        </Button>
      </ModalFooter>
    </Dialog>
  );
}
