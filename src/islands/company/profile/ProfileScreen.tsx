import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { alertOf, companyProfileMachine } from '../../../machines/company-profile.ts';
import ConfirmDialog from '../../ui/ConfirmDialog.tsx';
import { LoadFailed } from '../../ui/Empty.tsx';
import { focusSoon } from '../../ui/focus.ts';
import { Screen } from '../../ui/Screen.tsx';
import { announce } from '../../ui/toasts.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import './profile.scss';

const CompanyForm = lazy(() => import('./CompanyForm.tsx'));

/** What a company tells about itself. */
export default function ProfileScreen() {
  const [snapshot, send, actor] = useMachine(companyProfileMachine);
  const { company, failure } = snapshot.context;

  useEffect(() => {
    const saved = actor.on('saved', () => {
      announce('Your profile is saved.');
      focusSoon('company-name');
    });
    const closed = actor.on('closed', () => focusSoon('company-name'));
    return () => {
      saved.unsubscribe();
      closed.unsubscribe();
    };
  }, [actor]);

  return (
    <Screen title="Company profile" lead="What students see beside your projects.">
      {snapshot.matches('loading') && <PanelSkeleton of="your profile" />}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="Your profile could not be loaded. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {company && (
        <section className="company-profile panel ticked" aria-label="Profile">
          {snapshot.hasTag('form') ? (
            <Suspense fallback={<p role="status">Loading the form…</p>}>
              <CompanyForm
                company={company}
                alert={alertOf(snapshot)}
                failure={failure}
                isBusy={snapshot.hasTag('busy')}
                onSubmit={(form) => send({ type: 'submit', form })}
                onCancel={() => send({ type: 'cancel' })}
              />
            </Suspense>
          ) : (
            <CompanyFacts company={company} onEdit={() => send({ type: 'edit' })} />
          )}
        </section>
      )}
      {snapshot.matches('asking') && (
        <ConfirmDialog
          title="Discard changes"
          question="Are you sure you want to discard your changes?"
          consequence="Your profile stays as it was."
          yes="Discard"
          no="Go on editing"
          onYes={() => send({ type: 'confirm' })}
          onNo={() => send({ type: 'keep' })}
        />
      )}
    </Screen>
  );
}
