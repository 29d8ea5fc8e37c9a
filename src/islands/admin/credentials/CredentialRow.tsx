import { verifyPage } from '../../../contract/credentials/addresses.ts';
import type { Credential } from '../../../contract/credentials/credentials.ts';
import { Button } from '../../ui/form/Button.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';

interface Props {
  credential: Credential;
  onRevoke: () => void;
}

/** One credential: whose, of what, and whether it holds. */
export function CredentialRow({ credential, onRevoke }: Props) {
  const { id, title, companyName, studentName, outcome, issuedAt, revokedAt } = credential;
  const { status, word } = standingOf(credential);
  return (
    <li className="credential-row min-h-64 py-2 px-10px">
      <div>
        <a href={verifyPage(id)} className="record-link fw-semibold">
          {title}
        </a>
        <p className="soft fs-14">
          <bdi>{studentName ?? 'A student who has left'}</bdi> · <bdi>{companyName}</bdi>
        </p>
      </div>
      <div>
        <p className="fs-14">{outcome}</p>
        <p className="soft fs-14">Issued {dayOf(issuedAt)}</p>
      </div>
      <div>
        <StatusTag status={status}>{word}</StatusTag>
        <p className="soft fs-14">{becauseOf(credential)}</p>
      </div>
      {revokedAt === null && (
        <Button look="quiet" className="credential-revoke text-bad" onClick={onRevoke}>
          Revoke
          <span className="visually-hidden">
            {' '}
            “{title}”{studentName && ` of ${studentName}`}
          </span>
        </Button>
      )}
    </li>
  );
}

/** How a credential stands, and which status looks so. */
function standingOf({ revokedAt, replacedBy, doubtfulFrom }: Credential) {
  if (replacedBy) return { status: 'Past', word: 'Replaced' };
  if (revokedAt) return { status: 'Cancelled', word: 'Revoked' };
  return doubtfulFrom
    ? { status: 'At risk', word: 'Doubtful' }
    : { status: 'Approved', word: 'Valid' };
}

function becauseOf({ revokedAt, revokedBecause, doubtfulFrom }: Credential): string {
  if (revokedAt) return `${dayOf(revokedAt)}: ${revokedBecause}`;
  return doubtfulFrom ? `Its key has not been trusted since ${dayOf(doubtfulFrom)}.` : '';
}
