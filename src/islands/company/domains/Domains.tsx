import { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import { companyDomains } from '../../../api/read/companies.ts';
import { change } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { type CompanyDomain, domainsAtMost } from '../../../contract/companies/company-domains.ts';
import { changeDomainsMachine } from '../../../machines/companies/change-domains.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { DomainRow } from './DomainRow.tsx';
import './domains.scss';

const AddDomain = lazy(() => import('./AddDomain.tsx'));
const ProveDomain = lazy(() => import('./ProveDomain.tsx'));
const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));

const done = { add: 'Domain added.', look: 'Domain proved.', redeem: 'Domain proved.' } as const;

/** The mail domains of the company, and how to prove that they are its own. */
export function Domains() {
  const read = useRead(companyDomains);
  const [snapshot, send, actor] = useMachine(changeDomainsMachine);
  const { domain, mailedTo, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const cancel = () => send({ type: 'cancel' });
  useRefreshOnRefusal(failure);
  useEmitted(actor, {
    changed: ({ act, domains }) => {
      change(companyDomains, () => domains as CompanyDomain[]);
      announce(act.kind === 'remove' ? 'Domain removed.' : done[act.kind]);
      focusSoon('domains');
    },
  });
  return (
    <section className="panel domains" aria-labelledby="domains">
      <div className="domains-head">
        <div>
          <h2 id="domains" tabIndex={-1}>
            Mail domains
          </h2>
          <p className="soft">
            A proved domain stands beside your name, and people with an address there can ask to
            join your company.
          </p>
        </div>
        {read.data && read.data.length < domainsAtMost && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => send({ type: 'add' })}
          >
            Add a domain
          </button>
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
            <ul>
              {rows.map((row) => (
                <DomainRow
                  key={row.id}
                  domain={row}
                  onProve={() => send({ type: 'prove', domain: row })}
                  onRemove={() => send({ type: 'remove', domain: row })}
                />
              ))}
            </ul>
          )
        }
      </Reading>
      <Suspense fallback={null}>
        {snapshot.hasTag('form') && (
          <AddDomain
            isBusy={isBusy}
            failure={failure}
            onSubmit={(typed) => send({ type: 'submit', domain: typed })}
            onCancel={cancel}
          />
        )}
        {snapshot.hasTag('proof') && domain && (
          <ProveDomain
            domain={domain}
            isBusy={isBusy}
            mailedTo={snapshot.matches({ proving: 'mailing' }) ? null : mailedTo}
            failure={failure}
            onLook={() => send({ type: 'look' })}
            onMail={(email) => send({ type: 'mail', email })}
            onRedeem={(code) => send({ type: 'redeem', code })}
            onCancel={cancel}
          />
        )}
        {snapshot.hasTag('question') && domain && (
          <ConfirmDialog
            title="Remove domain"
            question={`Remove ${domain.domain}?`}
            consequence={
              domain.proved
                ? 'It no longer stands beside your name, and nobody there can ask to join.'
                : undefined
            }
            yes="Remove"
            no="Cancel"
            isBusy={isBusy}
            onYes={() => send({ type: 'confirm' })}
            onNo={cancel}
          >
            <MoveFailed failure={failure} />
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  );
}
