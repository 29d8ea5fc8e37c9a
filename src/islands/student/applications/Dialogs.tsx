import { type ReactNode, useEffect } from 'react';
import type {
  Application,
  ApplicationDetail,
} from '../../../contract/applications/applications.ts';
import { otherPlaces } from '../../../machines/lifecycle/application-groups.ts';
import { lazy } from '../../ui/reading/lazy.tsx';
import { type Moves, moveUnderWay } from './moves/useMoves.ts';

const loadApplication = () => import('./detail/ApplicationDialog.tsx');
const loadConfirm = () => import('./moves/ConfirmMove.tsx');
// Few edit; it comes with the first.
const EditApplication = lazy(() => import('./edit/EditApplication.tsx'));
const ApplicationDialog = lazy(loadApplication);
const ConfirmMove = lazy(loadConfirm);

const stirs = ['pointermove', 'pointerdown', 'keydown'] as const;

interface Props {
  /** Which application the address opens. */
  viewed: number | null;
  /** Whether it asks to edit that one. */
  editing: boolean;
  addressOfEdit: string;
  list: readonly Application[];
  /** The same as the list has it, where it does. */
  listed: Application | null;
  moves: Moves;
  /** Why the last move did not come about. */
  failed: ReactNode;
  onCloseView: () => void;
  onEdited: (application: ApplicationDetail) => void;
  onCloseEdit: () => void;
}

/** One at a time: the question, or the form, takes the place of the application it is about, and gives it back. */
export function Dialogs({ viewed, editing, list, listed, moves, ...props }: Props) {
  const { addressOfEdit, failed, onCloseView, onEdited, onCloseEdit } = props;
  const { asked } = moves;
  // Fetched at the first stir, not with the screen, so that an answer can be begun where the
  // connection has gone meanwhile.
  useEffect(() => {
    const ahead = () => {
      Promise.all([loadApplication(), loadConfirm()]).catch(() => {});
    };
    for (const stir of stirs) window.addEventListener(stir, ahead, { once: true });
    return () => {
      for (const stir of stirs) window.removeEventListener(stir, ahead);
    };
  }, []);
  return (
    <>
      {viewed && editing && !asked && (
        <EditApplication key={viewed} id={viewed} onEdited={onEdited} onClose={onCloseEdit} />
      )}
      {viewed && !editing && !asked && (
        <ApplicationDialog
          key={viewed}
          id={viewed}
          listed={listed}
          moving={moveUnderWay(moves, viewed)}
          failed={failed}
          addressOfEdit={addressOfEdit}
          onMove={moves.ask}
          onClose={onCloseView}
        />
      )}
      {asked && (
        <ConfirmMove
          wish={asked}
          otherPlaces={otherPlaces(list, asked.application)}
          busy={moves.isPending}
          failure={moves.failure}
          onYes={moves.confirm}
          onNo={moves.forget}
        />
      )}
    </>
  );
}
