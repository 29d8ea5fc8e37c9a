import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import type { Student } from '../../../contract/students.ts';
import { alertOf, profileMachine } from '../../../machines/profile.ts';
import ConfirmDialog from '../../ui/ConfirmDialog.tsx';
import { focusSoon } from '../../ui/focus.ts';
import { announce } from '../../ui/toasts.ts';
import { StudentContext } from '../student-context.ts';
import { Picture } from './Picture.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';

const ProfileForm = lazy(() => import('./ProfileForm.tsx'));

/** The student's own profile, to read or to edit. */
export function Profile({ student }: { student: Student }) {
  const area = StudentContext.useActorRef();
  const [snapshot, send, actor] = useMachine(profileMachine);

  useEffect(() => {
    const saved = actor.on('saved', (event) => {
      area.send({ type: 'changed', student: event.student });
      announce('Your profile is saved.');
      focusSoon('profile-name');
    });
    const closed = actor.on('closed', () => focusSoon('profile-name'));
    return () => {
      saved.unsubscribe();
      closed.unsubscribe();
    };
  }, [actor, area]);

  return (
    <section className="profile panel ticked" aria-label="Profile">
      <Picture student={student} />
      {snapshot.hasTag('form') ? (
        <Suspense fallback={<p role="status">Loading the form…</p>}>
          <ProfileForm
            student={student}
            alert={alertOf(snapshot)}
            failure={snapshot.context.failure}
            isBusy={snapshot.hasTag('busy')}
            onSubmit={(form) => send({ type: 'submit', change: { student, form } })}
            onCancel={() => send({ type: 'cancel' })}
          />
        </Suspense>
      ) : (
        <ProfileFacts student={student} onEdit={() => send({ type: 'edit' })} />
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
    </section>
  );
}
