import type { CompanyDomain } from '../../../contract/company-domains.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { dayOf } from '../../ui/status/dates.ts';

interface Props {
  domain: CompanyDomain;
  onProve: () => void;
  onRemove: () => void;
}

const ways = { dns: 'by a DNS record', mail: 'by a code mailed to it' } as const;

/** One domain of the company, and whether it is proved. */
export function DomainRow({ domain: { domain, proved }, onProve, onRemove }: Props) {
  return (
    <li className="domain-row">
      <div>
        <p className="domain-name">{domain}</p>
        {proved ? (
          <p className="verified">
            <Icon name="check" /> Proved on {dayOf(proved.at)}, {ways[proved.by]}
          </p>
        ) : (
          <p className="soft">Not proved yet</p>
        )}
      </div>
      <div className="domain-acts">
        {proved?.by !== 'dns' && (
          <button type="button" className="btn btn-outline-primary" onClick={onProve}>
            {proved ? 'Prove by DNS' : 'Prove it'}
            <span className="visually-hidden"> {domain}</span>
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={onRemove}>
          Remove<span className="visually-hidden"> {domain}</span>
        </button>
      </div>
    </li>
  );
}
