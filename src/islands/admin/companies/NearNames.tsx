import type { NearName } from '../../../contract/companies/near-names.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { RecordLink } from '../records/RecordLink.tsx';

/** The verified companies whose names somebody could take this one's for. */
export function NearNames({ name, near }: { name: string; near: readonly NearName[] }) {
  if (near.length === 0) return null;
  return (
    <Alert kind="warning">
      <p>
        “<bdi>{name}</bdi>” could be taken for{' '}
        {near.length === 1 ? 'a verified company' : 'verified companies'}:
      </p>
      <ul>
        {near.map(({ id, name: other, provedDomain }) => (
          <li key={id}>
            <RecordLink kind="company" id={id}>
              {other}
            </RecordLink>
            {provedDomain && `, which has confirmed the domain ${provedDomain}`}
          </li>
        ))}
      </ul>
      <p className="mb-0">
        Check who this company is before you decide. Until it is verified, everything it posts needs
        approval.
      </p>
    </Alert>
  );
}
