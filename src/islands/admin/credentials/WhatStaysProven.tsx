import type { Credential } from '../../../contract/credentials/credentials.ts';
import { Check } from '../../ui/form/Check.tsx';
import { dayOf } from '../../ui/status/dates.ts';

interface Props {
  credentials: readonly Credential[];
  /** The numbers of those that are not to hold any more. */
  revoked: readonly string[];
  onChange: (revoked: readonly string[]) => void;
}

/** Asks of each credential of a student who is about to be deleted whether it stays valid. */
export function WhatStaysProven({ credentials, revoked, onChange }: Props) {
  const valid = credentials.filter(({ revokedAt }) => revokedAt === null);
  if (valid.length === 0) return null;
  return (
    <fieldset className="mt-4">
      <legend className="h6">Their credentials stay valid, except those you revoke</legend>
      {valid.map(({ id, title, companyName, issuedAt }) => (
        <Check
          key={id}
          note={`${companyName}, issued ${dayOf(issuedAt)}`}
          checked={revoked.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...revoked, id] : revoked.filter((one) => one !== id))
          }
        >
          Revoke “{title}”
        </Check>
      ))}
    </fieldset>
  );
}
