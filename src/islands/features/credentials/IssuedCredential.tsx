import { useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import {
  linkedInAddress,
  takeAwayAddress,
  takeAways,
  verifyPage,
} from '../../../contract/credentials/addresses.ts';
import {
  type Credential,
  type Proof,
  renewCredential,
} from '../../../contract/credentials/credentials.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { NotSent } from '../../ui/form/FormAlert.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { OutsideLink } from '../../ui/navigation/OutsideLink.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import type { ProofView } from './ShowingForm.tsx';

const RevokeDialog = lazy(() => import('./RevokeDialog.tsx'));

export function IssuedCredential({
  credential,
  side,
  proof,
}: ProofView & { credential: Credential }) {
  const { id, title, outcome, issuedAt, revokedAt, revokedBecause, replacedBy, doubtfulFrom } =
    credential;
  return (
    <div className="issued-credential mb-3">
      <img
        className="w-100"
        src={takeAwayAddress(id, 'badge.svg')}
        alt={`Badge: ${title}, ${outcome}`}
        width={128}
        height={128}
        loading="lazy"
      />
      <div>
        <p>
          <strong>{revokedAt ? 'Revoked' : outcome}</strong>, issued {dayOf(issuedAt)}
        </p>
        {revokedAt && (
          <p>
            Revoked {dayOf(revokedAt)}: {revokedBecause}
          </p>
        )}
        {doubtfulFrom && !revokedAt && (
          <p>
            It was signed with a key that is not to be trusted any more.{' '}
            {side === 'student' && 'Choose again what to show to get a new one.'}
          </p>
        )}
        <p>
          <a href={verifyPage(id)}>{revokedAt ? 'See its page' : 'See it as others do'}</a>
        </p>
        {side === 'student' && !revokedAt && <ShowIt credential={credential} proof={proof} />}
        {side === 'office' && !revokedAt && <Revocation credential={credential} />}
        {side === 'office' && !replacedBy && <Renewal credential={credential} />}
      </div>
    </div>
  );
}

/** Revokes it for an admin, after a question. */
function Revocation({ credential }: { credential: Credential }) {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <Button look="quiet" className="revoke ms-n3 text-bad" onClick={() => ask(true)}>
        Revoke
      </Button>
      {isAsking && <RevokeDialog credential={credential} list="proof" onClose={() => ask(false)} />}
    </>
  );
}

/** Lets an admin issue a new credential in place of this one. */
function Renewal({ credential: { id, mayBeRenewed } }: { credential: Credential }) {
  const { press, isPending, failure } = useAct(renewCredential, {
    changes: () => refresh(),
    done: () =>
      announce(mayBeRenewed ? 'No new one will be issued.' : 'The student can get a new one.'),
  });
  return (
    <>
      {!mayBeRenewed && <p>You have stopped new credentials for this work.</p>}
      <BusyButton
        look="quiet"
        busy={isPending}
        onClick={() => press({ params: { id }, body: { mayBeRenewed: !mayBeRenewed } })}
      >
        {mayBeRenewed ? 'Stop new credentials' : 'Allow new credentials'}
      </BusyButton>
      <NotSent failure={failure} />
    </>
  );
}

const ShowIt = ({ credential, proof }: { credential: Credential; proof: Proof }) => (
  <>
    <div className="cluster row-gap-1 column-gap-5 my-3">
      <ScreenLink
        to={`/student/portfolio${proof.isOnPortfolio ? '' : `?show=${credential.id}`}`}
        className="btn btn-outline-primary"
      >
        {proof.isOnPortfolio ? 'See it on your portfolio' : 'Put it on your portfolio'}
      </ScreenLink>
      <OutsideLink to={linkedInAddress(credential, location.origin)}>Add to LinkedIn</OutsideLink>
    </div>
    <h3 className="mt-3 mb-1 text-heading fs-16">Take it with you</h3>
    <ul className="d-flex flex-wrap row-gap-0 column-gap-5 plain-list mb-1">
      {Object.entries(takeAways).map(([words, form]) => (
        <li key={form}>
          <a
            className="d-inline-block py-2 px-0"
            href={takeAwayAddress(credential.id, form)}
            download
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
    <details className="brief">
      <summary>Send it to a wallet</summary>
      <p>Scan this with the wallet on your phone, or give it the address:</p>
      <img
        className="wallet-code"
        src={takeAwayAddress(credential.id, 'wallet.svg')}
        alt={`QR code of ${location.origin}${takeAwayAddress(credential.id, '')}`}
        width={160}
        height={160}
        loading="lazy"
      />
      <p>
        <code className="text-ink">{`${location.origin}${takeAwayAddress(credential.id, '')}`}</code>
      </p>
    </details>
  </>
);
