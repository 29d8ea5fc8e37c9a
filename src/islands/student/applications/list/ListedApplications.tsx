import { useStore } from '@nanostores/react';
import { lazy, Suspense, useCallback } from 'react';
import type { EventFromLogic } from 'xstate';
import type { Application } from '../../../../contract/applications.ts';
import { byPreference, inGroup } from '../../../../machines/applications/application-groups.ts';
import { moveUnderWay, type Wish } from '../../../../machines/applications/application-move.ts';
import type { ownApplicationsMachine } from '../../../../machines/applications/own-applications.ts';
import { preferencesMachine } from '../../../../machines/applications/preferences.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { useOpen } from '../../../ui/navigation/navigation.tsx';
import { useOrder } from '../../../ui/ranking/use-order.ts';
import { $router } from '../../router.ts';
import { addressOf, viewFrom } from '../applications-address.ts';
import { Dialogs } from '../Dialogs.tsx';
import { FailedMove } from '../moves/FailedMove.tsx';
import { useMoves } from '../moves/use-moves.ts';
import { ApplicationGrid } from './ApplicationGrid.tsx';
import { GroupLinks } from './GroupLinks.tsx';
import { NoApplications } from './NoApplications.tsx';

// Only who orders needs what dragging takes.
const Preferences = lazy(() => import('../Preferences.tsx'));

interface Props {
  list: readonly Application[];
  send: (event: EventFromLogic<typeof ownApplicationsMachine>) => void;
}

/** What the student sees of their applications, does with each, and in which order they want them. */
export function ListedApplications({ list, send }: Props) {
  const view = viewFrom(useStore($router)?.search ?? {});
  const { group, application: viewed, ordering } = view;
  const open = useOpen();
  const refresh = useCallback(() => send({ type: 'refresh' }), [send]);
  const onRead = useCallback(
    (application: Application) => send({ type: 'moved', application }),
    [send],
  );
  const onMoved = useCallback(
    (application: Application) => {
      send({ type: 'moved', application });
      const stays = !ordering && inGroup([application], group).length > 0;
      if (viewed) focusSoon('application-now');
      else focusSoon(stays ? `application-${application.applicationId}` : 'main');
    },
    [send, group, viewed, ordering],
  );
  const [moves, sendMove] = useMoves({ onMoved, onOvertaken: refresh });
  const onSaved = useCallback(
    (order: readonly number[]) => send({ type: 'ranked', order }),
    [send],
  );
  const [preferences, sendPreferences] = useOrder(preferencesMachine, list, {
    onSaved,
    onOvertaken: refresh,
  });

  const onAsk = (wish: Wish) => sendMove({ type: 'ask', wish });
  const failed = <FailedMove snapshot={moves} onRetry={onAsk} />;
  const ranked = byPreference(list);
  return (
    <>
      {list.length > 0 && <GroupLinks list={list} view={view} />}
      {!viewed && failed}
      {list.length === 0 && <NoApplications />}
      {list.length > 0 && !ordering && (
        <ApplicationGrid
          list={inGroup(list, group)}
          ranked={ranked}
          view={view}
          underWay={(id) => moveUnderWay(moves, id)}
          onAsk={onAsk}
        />
      )}
      {list.length > 0 && ordering && (
        <Suspense fallback={null}>
          <Preferences list={list} snapshot={preferences} send={sendPreferences} />
        </Suspense>
      )}
      <Dialogs
        viewed={viewed}
        listed={list.find(({ applicationId }) => applicationId === viewed) ?? null}
        moves={moves}
        sendMove={sendMove}
        failed={failed}
        onRead={onRead}
        onCloseView={() => {
          sendMove({ type: 'forget' });
          open(addressOf({ ...view, application: null }), true);
        }}
      />
    </>
  );
}
