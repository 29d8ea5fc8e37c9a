import { type ReactNode, useEffect } from 'react';
import {
  applicationInFull,
  ownApplications,
  withApplication,
} from '../../../api/read/applications.ts';
import { change } from '../../../api/read/read.ts';
import type {
  Application,
  ApplicationDetail,
} from '../../../contract/applications/applications.ts';
import { otherPlaces } from '../../../machines/lifecycle/application-groups.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { type ApplicationsView, addressOf } from './applications-address.ts';
import { type Moves, moveUnderWay } from './moves/useMoves.ts';

const loadApplication = () => import('./detail/ApplicationDialog.tsx');
const loadConfirm = () => import('./moves/ConfirmMove.tsx');
// Few edit; it comes with the first.
const EditApplication = lazy(() => import('./edit/EditApplication.tsx'));
const ApplicationDialog = lazy(loadApplication);
const ConfirmMove = lazy(loadConfirm);

const stirs = ['pointermove', 'pointerdown', 'keydown'] as const;

interface Props {
  studentId: number;
  list: readonly Application[];
  /** Names the open application, and if it is edited. */
  view: ApplicationsView;
  moves: Moves;
  failed: ReactNode;
}

/** One at a time: the question, or the form, takes the place of the application it is about, and gives it back. */
export function Dialogs({ studentId, list, view, moves, failed }: Props) {
  const { application: viewed, editing } = view;
  const open = useOpen();
  const closeEdit = () => {
    open(addressOf({ ...view, editing: false }), true);
    focusSoon('application-now');
  };
  const onEdited = (application: ApplicationDetail) => {
    change(ownApplications(studentId), withApplication(application));
    change(applicationInFull(application.applicationId), () => application);
    announce('Your application is saved.');
    closeEdit();
  };
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
        <EditApplication key={viewed} id={viewed} onEdited={onEdited} onClose={closeEdit} />
      )}
      {viewed && !editing && !asked && (
        <ApplicationDialog
          key={viewed}
          id={viewed}
          listed={list.find(({ applicationId }) => applicationId === viewed) ?? null}
          moving={moveUnderWay(moves, viewed)}
          failed={failed}
          addressOfEdit={addressOf({ ...view, editing: true })}
          onMove={moves.ask}
          onClose={() => {
            moves.forget();
            open(addressOf({ ...view, application: null }), true);
          }}
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
