import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Project } from '../../../contract/projects.ts';
import { forgetDraft } from '../../../machines/drafts/drafts.ts';
import {
  type Ending,
  postProjectMachine,
  type Task,
} from '../../../machines/projects/post-project.ts';
import { Empty, LoadFailed } from '../../ui/list/Empty.tsx';
import { ScreenLink, useOpen } from '../../ui/navigation/navigation.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { copyAddress, projectAddress } from '../addresses.ts';
import { NoSuchProject } from '../NoSuchProject.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { screens } from '../screens.ts';
import { PostProjectForm } from './PostProjectForm.tsx';
import { asSent, draftName } from './post-form.ts';

export function Post({ task }: { task: Task }) {
  const [snapshot, send] = useMachine(postProjectMachine, { input: task });
  const open = useOpen();
  const { project, source, ending } = snapshot.context;
  const name = draftName(task);

  useEffect(() => {
    if (!project) return;
    forgetDraft(name);
    announce(sentenceFor(project, ending));
    open(ending === 'save' ? projectAddress(project.pid) : screens['company-panel']);
  }, [project, ending, name, open]);

  if (snapshot.matches('loading')) return <PanelSkeleton of="the project" />;
  if (snapshot.matches('missing')) return <NoSuchProject />;
  if (snapshot.matches('failed')) {
    return (
      <LoadFailed
        sentence="The project could not be loaded. Please try again later."
        onRetry={() => send({ type: 'retry' })}
      />
    );
  }
  if (snapshot.matches('closed') && source) return <Closed project={source} />;
  return (
    <PostProjectForm
      task={task}
      source={source}
      snapshot={snapshot}
      onSubmit={(form, how) =>
        send({ type: 'submit', form: asSent(form, task, source), ending: how })
      }
    />
  );
}

function Closed({ project: { pid, title, status } }: { project: Project }) {
  return (
    <Empty drawing="quiet" title={`“${title}” is ${status}`}>
      <p>What has ended stays as it was. You can post another one like it.</p>
      <ScreenLink to={copyAddress(pid)} className="btn btn-primary">
        Duplicate
      </ScreenLink>
      <ScreenLink to={projectAddress(pid)} className="btn btn-outline-primary">
        To the project
      </ScreenLink>
    </Empty>
  );
}

function sentenceFor({ title, status }: Project, ending: Ending): string {
  if (ending === 'save') return `“${title}” is saved.`;
  return status === 'Draft'
    ? `“${title}” is kept as a draft.`
    : `“${title}” is posted and open for registration.`;
}
