import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { remind } from '../../../contract/engagements/board.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { NotSent } from '../../ui/form/FormAlert.tsx';
import { announce } from '../../ui/status/toasts.ts';

/** The office reminds a company that it is asked what may be shown. */
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
