import { useAct } from '../../../../api/act/useAct.ts';
import { refresh } from '../../../../api/read/read.ts';
import {
  decideDomain,
  type RecordedDomain,
} from '../../../../contract/companies/company-domains.ts';
import type { CompanyRecord } from '../../../../contract/companies/managed-companies.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { MoveFailed } from '../../../ui/status/MoveFailed.tsx';
import { announce } from '../../../ui/status/toasts.ts';

const ways = { dns: 'by a DNS record', mail: 'by an emailed code' } as const;

/** University domains that a company has proved, with the decision on each. */
export function UniversityDomains({ company: { id, name, domains } }: { company: CompanyRecord }) {
  // It can be decided again, so there is no question.
  const { press, sending, failure } = useAct(decideDomain, {
    done: (said) => {
      announce(said);
      refresh();
    },
  });
  const ofUniversities = domains.filter(({ ofUniversity }) => ofUniversity !== null);
  if (ofUniversities.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="university-domains">
      <h2 id="university-domains">Domains of universities</h2>
      <p className="soft">
        <bdi>{name}</bdi> has confirmed these. If you allow one, students see it beside the
        company’s name, and people with an address there can ask to join.
      </p>
      <MoveFailed failure={failure} />
      <ul className="record-lines plain-list">
        {ofUniversities.map((domain) => (
          <Line
            key={domain.id}
            domain={domain}
            isBusy={sending?.params.domainId === domain.id}
            onDecide={(isAllowed) =>
              press({ params: { id, domainId: domain.id }, body: { allowed: isAllowed } })
            }
          />
        ))}
      </ul>
    </section>
  );
}

const stands = {
  undecided: 'Waits for your decision',
  allowed: 'Allowed',
  refused: 'Refused',
} as const;

interface LineProps {
  domain: RecordedDomain;
  isBusy: boolean;
  onDecide: (isAllowed: boolean) => void;
}

function Line({ domain: { domain, by, ofUniversity }, isBusy, onDecide }: LineProps) {
  return (
    <li>
      <div>
        <strong>{domain}</strong>
        <p className="record-beneath">
          Confirmed {ways[by]}. {stands[ofUniversity!]}.
        </p>
      </div>
      <div className="record-acts">
        {ofUniversity !== 'allowed' && (
          <BusyButton busy={isBusy} onClick={() => onDecide(true)}>
            Allow<span className="visually-hidden"> {domain}</span>
          </BusyButton>
        )}
        {ofUniversity !== 'refused' && (
          <BusyButton busy={isBusy} onClick={() => onDecide(false)}>
            Refuse<span className="visually-hidden"> {domain}</span>
          </BusyButton>
        )}
      </div>
    </li>
  );
}
