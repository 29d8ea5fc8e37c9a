import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Application } from '../../../contract/applications.ts';
import {
  applicationsPerPage,
  failedMove,
  isFirstLoad,
  moveUnderWay,
  ownApplicationsMachine,
} from '../../../machines/own-applications.ts';
import { LoadFailed } from '../../ui/Empty.tsx';
import { focusSoon } from '../../ui/focus.ts';
import { MoveFailed } from '../../ui/MoveFailed.tsx';
import { useOpen } from '../../ui/navigation.tsx';
import { Paginator } from '../../ui/Paginator.tsx';
import { announce } from '../../ui/toasts.ts';
import { $router } from '../router.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { ApplicationsSkeleton } from './ApplicationsSkeleton.tsx';
import { addressOf, viewFrom } from './applications-address.ts';
import { Dialogs } from './Dialogs.tsx';
import { NoApplications } from './NoApplications.tsx';

/** The student's applications, and what the student may do with each. */
export function Applications({ studentId }: { studentId: number }) {
  const { page: asked, application } = viewFrom(useStore($router)?.search ?? {});
  const open = useOpen();
  const [snapshot, send, actor] = useMachine(ownApplicationsMachine, {
    input: { studentId, page: asked },
  });
  const { list, page, wish } = snapshot.context;

  useEffect(() => send({ type: 'turn', page: asked }), [asked, send]);
  useEffect(() => {
    const heard = actor.on('moved', ({ application: moved }) => {
      announce(sentenceFor(moved));
      focusSoon(`application-${moved.applicationId}`);
    });
    return () => heard.unsubscribe();
  }, [actor]);

  if (isFirstLoad(snapshot)) return <ApplicationsSkeleton />;
  if (snapshot.matches('failed') || !list) {
    return (
      <LoadFailed
        sentence="Your applications could not be loaded. Please try again later."
        onRetry={() => send({ type: 'retry' })}
      />
    );
  }
  return (
    <>
      <MoveFailed failure={failedMove(snapshot)} />
      {list.total === 0 && <NoApplications />}
      <ul className="application-grid" aria-busy={snapshot.matches('loading')}>
        {list.rows.map((row) => (
          <li key={row.applicationId}>
            <ApplicationCard
              application={row}
              addressOfView={addressOf(page, row.applicationId)}
              moving={moveUnderWay(snapshot, row)}
              onMove={(event) => send({ type: 'ask', wish: { application: row, event } })}
            />
          </li>
        ))}
      </ul>
      {list.total > applicationsPerPage && (
        <Paginator
          page={page}
          pageSize={applicationsPerPage}
          total={list.total}
          noun="applications"
          addressOf={(number) => addressOf(number)}
        />
      )}
      <Dialogs
        viewed={list.rows.find(({ applicationId }) => applicationId === application) ?? null}
        wish={snapshot.matches('confirming') ? wish : null}
        onCloseView={() => open(addressOf(page), true)}
        onYes={() => send({ type: 'confirm' })}
        onNo={() => send({ type: 'cancel' })}
      />
    </>
  );
}

function sentenceFor({ status, projectTitle }: Application): string {
  if (status === 'Accepted') return `You have accepted the place in “${projectTitle}”.`;
  if (status === 'Declined') return `You have declined the place in “${projectTitle}”.`;
  return `Your application to “${projectTitle}” is ${status.toLowerCase()}.`;
}
