import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { remind } from '../../../contract/engagements/board.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { NotSent } from '../../ui/form/FormAlert.tsx';
import { announce } from '../../ui/status/toasts.ts';

/** An admin's button that reminds a company to allow items to be shown. */
export function RemindOfShowing({ id }: { id: number }) {
  const { press, isPending, failure } = useAct(remind, {
    changes: () => refresh(),
    done: () => announce('Reminded.'),
  });
  return (
    <>
      <BusyButton busy={isPending} onClick={() => press({ params: { id } })}>
        Remind
      </BusyButton>
      <NotSent failure={failure} />
    </>
  );
}
