import { type ReactNode, useState } from 'react';
import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { verifyCompany } from '../../../contract/companies/companies.ts';
import { remindCompany } from '../../../contract/engagements/board.ts';
import type { AttentionKind, InNeed } from '../../../contract/reports/overview.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { beforeVerifying } from '../companies/before-verifying.tsx';

const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));

interface Props {
  about: InNeed;
}

const acts: Partial<Record<AttentionKind, (props: Props) => ReactNode>> = {
  'unverified company': Verify,
  'company behind': RemindCompany,
};

/** True if a kind can be dealt with in its row, without leaving the list. */
export const isDoneInPlace = (kind: AttentionKind): boolean => kind in acts;

export function InPlaceAct({ kind, about }: Props & { kind: AttentionKind }) {
  const Act = acts[kind];
  return Act && <Act about={about} />;
}

/** The row goes with its act: the reading goes on at the top. */
const after = (said: string) => ({
  changes: () => refresh(),
  done: () => {
    announce(said);
    focusSoon('main');
  },
  failed: refreshOnRefusal,
});

function Verify({ about: { id, title } }: Props) {
  const { press, isPending, failure } = useAct(verifyCompany, after(`${title} is verified.`));
  const [warning, warn] = useState<ReactNode>(null);
  const verify = () => press({ params: { id }, body: { verified: true } });
  const begin = async () => {
    const read = await beforeVerifying({ id, name: title });
    if (read === null) verify();
    else warn(read);
  };
  return (
    <>
      <Button size="sm" aria-disabled={isPending} onClick={begin}>
        Verify<span className="visually-hidden"> {title}</span>
      </Button>
      {!warning && <MoveFailed failure={failure} />}
      {warning && (
        <ConfirmDialog
          title={`${title}: Mark as verified?`}
          yes="Mark as verified"
          no="Cancel"
          look="primary"
          isBusy={isPending}
          failure={failure}
          onYes={verify}
          onNo={() => warn(null)}
        >
          {warning}
        </ConfirmDialog>
      )}
    </>
  );
}

/** It binds nobody, so it is not asked twice. */
function RemindCompany({ about: { id, title } }: Props) {
  const { press, isPending, failure } = useAct(
    remindCompany,
    after(`${title} was reminded of all that waits for it.`),
  );
  return (
    <>
      <Button size="sm" aria-disabled={isPending} onClick={() => press({ params: { id } })}>
        Remind of all<span className="visually-hidden"> that waits for {title}</span>
      </Button>
      <MoveFailed failure={failure} />
    </>
  );
}
