import type { CompanyDomain } from '../../../contract/companies/company-domains.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { dayOf } from '../../ui/status/dates.ts';

interface Props {
  domain: CompanyDomain;
  onProve: () => void;
  onRemove: () => void;
}

const ways = { dns: 'by a DNS record', mail: 'by an emailed code' } as const;

/** Why a domain does not stand for the company, though it is proved or once it is. */
const doubts = {
  undecided:
    'This is a mail domain of a university, so the programme’s office decides whether it may appear beside your name.',
  allowed: null,
  refused:
    'The programme’s office has decided that this domain is a university’s. It does not appear beside your name.',
} as const;

/** One domain of the company, and whether it is proved. */
export function DomainRow({ domain: { domain, proved, ofUniversity }, onProve, onRemove }: Props) {
  const inDoubt = doubts[ofUniversity ?? 'allowed'];
  return (
    <li className="domain-row cluster column-gap-4 justify-content-between line-above">
      <div>
        <p className="fw-semibold">{domain}</p>
        {proved ? (
          <p className={inDoubt ? undefined : 'verified'}>
            {!inDoubt && <Icon name="check" />} Confirmed on {dayOf(proved.at)}, {ways[proved.by]}
          </p>
        ) : (
          <p className="soft">Not confirmed yet</p>
        )}
        {inDoubt && <p className="soft">{inDoubt}</p>}
      </div>
      <div className="d-flex flex-wrap gap-2">
        {proved?.by !== 'dns' && (
          <Button onClick={onProve}>
            {proved ? 'Confirm by DNS' : 'Confirm'}
            <span className="visually-hidden"> {domain}</span>
          </Button>
        )}
        <Button look="quiet" onClick={onRemove}>
          Remove<span className="visually-hidden"> {domain}</span>
        </Button>
      </div>
    </li>
  );
}
