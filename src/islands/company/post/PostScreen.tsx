import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { forgetDraft } from '../../../machines/drafts.ts';
import { alertOf, postProjectMachine } from '../../../machines/post-project.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useOpen } from '../../ui/navigation.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { announce } from '../../ui/toasts.ts';
import { screens } from '../screens.ts';
import { PostProjectForm } from './PostProjectForm.tsx';
import { draftName } from './post-form.ts';
import './post.scss';

export default function PostScreen() {
  const [snapshot, send] = useMachine(postProjectMachine);
  const open = useOpen();
  const { project, failure } = snapshot.context;

  useEffect(() => {
    if (!project) return;
    forgetDraft(draftName);
    announce(
      project.status === 'Draft'
        ? `“${project.title}” is kept as a draft.`
        : `“${project.title}” is posted and open for registration.`,
    );
    open(screens['company-panel']);
  }, [project, open]);

  const alert = alertOf(snapshot);
  return (
    <Screen
      title="Post a project"
      lead="A short, real piece of work with an end. Say what is to be done and what a good result looks like."
    >
      {alert && <Alert kind="danger">{alert}</Alert>}
      <PostProjectForm
        failure={failure}
        isBusy={snapshot.hasTag('busy')}
        onSubmit={(form) => send({ type: 'submit', form })}
      />
    </Screen>
  );
}
