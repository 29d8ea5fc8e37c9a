import {
  linkedInAddress,
  takeAwayAddress,
  takeAways,
  verifyPage,
} from '../../../contract/credentials/addresses.ts';
import type { Credential } from '../../../contract/credentials/credentials.ts';
import { OutsideLink } from '../../ui/navigation/OutsideLink.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import type { ProofView } from './proof-view.ts';

/** A credential with its badge, and where to show it. */
export function IssuedCredential({ credential, side }: ProofView & { credential: Credential }) {
  const { id, title, outcome, issuedAt, revokedAt, revokedBecause, doubtfulFrom } = credential;
  return (
    <div className="issued-credential">
      <img
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
            {side === 'student' && 'Have it issued anew: choose again what it shows.'}
          </p>
        )}
        <p>
          <a href={verifyPage(id)}>{revokedAt ? 'See its page' : 'See it as others do'}</a>
        </p>
        {side === 'student' && !revokedAt && <ShowIt credential={credential} />}
      </div>
    </div>
  );
}

const ShowIt = ({ credential }: { credential: Credential }) => (
  <>
    <h3>Show it</h3>
    <ul className="show-it">
      <li>
        <a href="/student/portfolio">Put it on your portfolio</a>
      </li>
      <li>
        <OutsideLink to={linkedInAddress(credential, location.origin)}>Add to LinkedIn</OutsideLink>
      </li>
      {Object.entries(takeAways).map(([words, form]) => (
        <li key={form}>
          <a href={takeAwayAddress(credential.id, form)} download>
            {words}
          </a>
        </li>
      ))}
    </ul>
    <p className="note soft">
      A wallet takes the address of the credential:{' '}
      <code>{`${location.origin}${takeAwayAddress(credential.id, '')}`}</code>
    </p>
  </>
);
