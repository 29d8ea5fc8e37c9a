import { useState } from 'react';
import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { companyDomains } from '../../../api/read/companies.ts';
import { change } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import {
  type CompanyDomain,
  domainsAtMost,
  removeDomain,
} from '../../../contract/companies/company-domains.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import './domains.scss';

const AddDomain = lazy(() => import('./AddDomain.tsx'));
const ProveDomain = lazy(() => import('./ProveDomain.tsx'));
const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));

type Open =
  | { readonly what: 'form' }
  | { readonly what: 'proof' | 'question'; readonly domain: CompanyDomain };

/** The mail domains of the company, and how to prove that they are its own. */
export function Domains() {
  const read = useRead(companyDomains);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const changed = (sentence: string) => (domains: readonly CompanyDomain[]) => {
    close();
    change(companyDomains, () => domains as CompanyDomain[]);
    announce(sentence);
    focusSoon('domains');
  };
  const removing = useAct(removeDomain, {
    done: changed('Domain removed.'),
    failed: refreshOnRefusal,
  });
  const askToRemove = (domain: CompanyDomain) => {
    removing.forget();
    setOpen({ what: 'question', domain });
  };
  return (
    <section className="panel domains max-w-52 mt-6 p-5" aria-labelledby="domains">
      <div className="cluster column-gap-4 justify-content-between mb-4">
        <div className="flex-from-16">
          <h2 className="m-0 fs-24" id="domains" tabIndex={-1}>
            Mail domains
          </h2>
          <p className="soft mt-1 mb-0">
            A confirmed domain appears beside your name, and people with an address there can ask to
            join your company.
          </p>
        </div>
        {read.data && read.data.length < domainsAtMost && (
          <Button onClick={() => setOpen({ what: 'form' })}>Add a domain</Button>
        )}
      </div>
      <Reading
        of={read}
        loading={<PanelSkeleton of="your domains" />}
        failed="Your domains could not be loaded. Try again later."
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="soft">No domain yet.</p>
          ) : (
            <ul className="plain-list">
              {rows.map((row) => (
                <DomainRow
                  key={row.id}
                  domain={row}
                  onProve={() => setOpen({ what: 'proof', domain: row })}
                  onRemove={() => askToRemove(row)}
                />
              ))}
            </ul>
          )
        }
      </Reading>
      {open?.what === 'form' && <AddDomain onAdded={changed('Domain added.')} onClose={close} />}
      {open?.what === 'proof' && (
        <ProveDomain domain={open.domain} onProved={changed('Domain confirmed.')} onClose={close} />
      )}
      {open?.what === 'question' && (
        <ConfirmDialog
          title="Remove domain"
          question={`Remove ${open.domain.domain}?`}
          consequence={
            open.domain.proved
              ? 'It no longer appears beside your name, and nobody there can ask to join.'
              : undefined
          }
          yes="Remove"
          no="Cancel"
          failure={removing.failure}
          isBusy={removing.isPending}
          onYes={() => removing.press({ params: { id: open.domain.id } })}
          onNo={close}
        />
      )}
    </section>
  );
}

interface DomainRowProps {
  domain: CompanyDomain;
  onProve: () => void;
  onRemove: () => void;
}

const ways = { dns: 'by a DNS record', mail: 'by an emailed code' } as const;

/** Reasons why a proved domain does not count for the company. */
const doubts = {
  undecided:
    'This is a mail domain of a university, so the programme’s office decides whether it may appear beside your name.',
  allowed: null,
  refused:
    'The programme’s office has decided that this domain is a university’s. It does not appear beside your name.',
} as const;

/** One domain of the company, and whether it is proved. */
function DomainRow({
  domain: { domain, proved, ofUniversity },
  onProve,
  onRemove,
}: DomainRowProps) {
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
