import { useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { ownPortfolio } from '../../../api/read/credentials.ts';
import { change } from '../../../api/read/read.ts';
import {
  type Portfolio,
  portfolioPage,
  withdrawPrivateLink,
} from '../../../contract/portfolio/portfolio.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { OutsideLink } from '../../ui/navigation/OutsideLink.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { announce } from '../../ui/status/toasts.ts';

const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));

export function OwnPage({ portfolio }: { portfolio: Portfolio }) {
  const { name, isPublished, privateLink } = portfolio;
  const isSaved = privateLink !== '';
  const address = isPublished ? `${location.origin}${portfolioPage(name)}` : privateLink;
  return (
    <section className="panel own-page stack gap-3 justify-items-start" aria-labelledby="own-page">
      <h2 className="text-heading fs-18" id="own-page" tabIndex={-1}>
        Your portfolio page
      </h2>
      <p>
        <StatusTag status={isPublished ? 'Approved' : 'Draft'}>
          {isPublished ? 'Published' : 'Private'}
        </StatusTag>
      </p>
      {isSaved ? (
        <>
          <p className="soft">
            {isPublished
              ? 'Everybody can read it.'
              : 'Only people with this link can read it. Look at it before you publish it.'}
          </p>
          <code className="text-ink">{address}</code>
          <OutsideLink to={address}>See it as others do</OutsideLink>
          <Button onClick={() => copy(address)}>Copy the link</Button>
          {!isPublished && <Withdrawal />}
        </>
      ) : (
        <p className="soft">
          Save it, and you can see it as others do. Nobody else can open it until you publish it or
          give somebody its link.
        </p>
      )}
    </section>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    announce('Link copied.');
  } catch {
    announce('Your browser did not let us copy the link. Select it and copy it yourself.');
  }
}

/** Withdraws the private link once that was confirmed. */
function Withdrawal() {
  const [isAsking, ask] = useState(false);
  const { press, isPending, failure, forget } = useAct(withdrawPrivateLink, {
    changes: ({ privateLink }) => change(ownPortfolio, (known) => ({ ...known, privateLink })),
    done: () => {
      ask(false);
      announce('The private link is withdrawn. There is a new one.');
      focusSoon('own-page');
    },
  });
  const begin = () => {
    forget();
    ask(true);
  };
  return (
    <>
      <Button look="quiet" className="withdraw ms-n3 text-bad" onClick={begin}>
        Withdraw the private link
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Withdraw the private link?"
          question="It stops working for everybody who has it."
          consequence="You get a new link at once, which you can give to others."
          yes="Withdraw it"
          no="Cancel"
          isBusy={isPending}
          failure={failure}
          onYes={() => press({})}
          onNo={() => ask(false)}
        />
      )}
    </>
  );
}
