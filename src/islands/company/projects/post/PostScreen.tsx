import { type Ending, sendProject, type Task } from '../../../../api/act/projects.ts';
import { useAct } from '../../../../api/act/useAct.ts';
import { movesOfProject, projectInFull } from '../../../../api/read/projects.ts';
import { refresh, withoutFetching } from '../../../../api/read/read.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Project, ProjectDetail } from '../../../../contract/projects/projects.ts';
import { type ProjectStatus, projectStatusLabels } from '../../../../contract/projects/statuses.ts';
import { editableFields } from '../../../../machines/lifecycle/editing.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { ScreenLink, useOpen, useSearch } from '../../../ui/navigation/navigation.tsx';
import { Screen } from '../../../ui/navigation/Screen.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { copyAddress, projectAddress, taskFrom } from '../../addresses.ts';
import { NoSuchProject } from '../../NoSuchProject.tsx';
import { PanelSkeleton } from '../../PanelSkeleton.tsx';
import { screens } from '../../screens.ts';
import { PostProjectForm } from './PostProjectForm.tsx';
import { asSent, draftName } from './post-form.ts';
import './post.scss';

const words = {
  new: {
    title: 'Post a project',
    lead: 'Describe a short, real piece of work: what to do, and what a good result looks like.',
  },
  copy: {
    title: 'Post a project',
    lead: 'Copied from an earlier project. Change what is different.',
  },
  edit: { title: 'Edit project', lead: null },
};

/** Says who sees an edit of a project, and when. */
function seenBy(status: ProjectStatus): string {
  if (status === 'Draft') return 'A draft: only your company sees it until you post it.';
  return status === 'Awaiting approval'
    ? 'It waits for approval: students see it once the programme’s office has approved it.'
    : 'Students see your changes as soon as you save.';
}

/** Writes a new project, a copy or an edit, as the address says. */
export default function PostScreen() {
  const task = taskFrom(useSearch());
  const edited = useRead(
    task.kind === 'edit' ? withoutFetching(projectInFull(task.pid)) : null,
  ).data;
  const { title, lead } = words[task.kind];
  return (
    <Screen
      key={JSON.stringify(task)}
      title={title}
      lead={lead ?? (edited && seenBy(edited.status))}
    >
      {task.kind === 'new' ? (
        <Writing task={task} source={null} />
      ) : (
        <FromEarlier task={task} pid={task.pid} />
      )}
    </Screen>
  );
}

/** Reads the project to edit or copy first. Any company may see it; only its own sees the moves. */
function FromEarlier({ task, pid }: { task: Task; pid: number }) {
  const project = useRead(projectInFull(pid));
  const moves = useRead(movesOfProject(pid));
  const states = {
    loading: <PanelSkeleton of="the project" />,
    failed: 'The project could not be loaded. Try again later.',
    absent: <NoSuchProject />,
  };
  return (
    <Reading of={moves} {...states}>
      {() => (
        <Reading of={project} {...states}>
          {(source) =>
            task.kind === 'edit' && editableFields(source.status).length === 0 ? (
              <Closed project={source} />
            ) : (
              <Writing task={task} source={source} />
            )
          }
        </Reading>
      )}
    </Reading>
  );
}

function Writing({ task, source }: { task: Task; source: ProjectDetail | null }) {
  const open = useOpen();
  const { press, sending, failure } = useAct(sendProject, {
    done(project, { ending }) {
      forgetDraft(draftName(task));
      refresh();
      announce(sentenceFor(project, ending));
      open(ending === 'save' ? projectAddress(project.pid) : screens['company-panel']);
    },
  });
  return (
    <PostProjectForm
      task={task}
      source={source}
      failure={failure}
      sending={sending?.ending ?? null}
      onSubmit={(form, ending, before) =>
        press({ task, form: asSent(form, task, before), ending, before })
      }
    />
  );
}

function Closed({ project: { pid, title, status } }: { project: Project }) {
  return (
    <Empty drawing="quiet" title={`“${title}” is ${projectStatusLabels[status]}`}>
      <p>You cannot edit a project that has ended. You can post a copy of it.</p>
      <ScreenLink to={copyAddress(pid)} className="btn btn-primary">
        Duplicate
      </ScreenLink>
      <ScreenLink to={projectAddress(pid)} className="btn btn-outline-primary">
        View project
      </ScreenLink>
    </Empty>
  );
}

function sentenceFor({ title, status }: Project, ending: Ending): string {
  if (ending === 'save') return `“${title}” saved.`;
  if (status === 'Draft') return `“${title}” saved as a draft.`;
  return status === 'Awaiting approval'
    ? `“${title}” sent for approval. We notify you once it is open.`
    : `“${title}” posted and open for registration.`;
}
