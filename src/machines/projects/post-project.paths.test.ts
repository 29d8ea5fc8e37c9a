import { describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { ProjectForm } from '../../contract/projects.ts';
import { project } from '../testing/company-samples.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { postingAlert, postProjectMachine, type Task } from './post-project.ts';

const form: ProjectForm = {
  title: 'Footbridge',
  description: 'Check a span.',
  projectLink: '',
  skills: '',
  engineeringType: 'Civil',
  duration: 14,
  location: 'Leeds',
  places: 1,
  deadline: null,
  draft: false,
};
const lost = new ApiProblem(0, 'unreachable', null);
const refused = new ApiProblem(400, 'invalid', null, {
  errors: [{ path: 'deadline', message: 'This has passed.' }],
});
const tasks: Task[] = [{ kind: 'new' }, { kind: 'copy', pid: 12 }, { kind: 'edit', pid: 12 }];

describe.each(tasks)('$kind', (task) => {
  const { paths, unreached, deadEnds } = walk(postProjectMachine, {
    input: task,
    events: [
      { type: 'submit', form, ending: 'post' },
      { type: 'submit', form, ending: 'draft' },
      { type: 'retry' },
      { type: 'network back' },
    ],
    answers: {
      find: {
        outputs: [project(), project({ status: 'Completed' })],
        errors: [lost, new ApiProblem(404, 'not-found', null)],
      },
      send: { outputs: [project()], errors: [lost, refused] },
    },
  });

  test('every state can be reached, and only what is not there or has ended leads nowhere', () => {
    const elsewhere = {
      new: ['loading', 'missing', 'closed', 'failed'],
      copy: ['closed'],
      edit: [],
    };
    const passing = 'post-project.opening';
    expect(unreached.filter((id) => id !== passing)).toEqual(
      elsewhere[task.kind].map((state) => `post-project.${state}`),
    );
    const ends = (now: { matches: (state: never) => boolean }) =>
      ['sent', 'missing', 'closed'].some((state) => now.matches(state as never));
    expect(deadEnds(ends)).toEqual([]);
  });

  test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const now = follow(postProjectMachine, path, task);
    expect(now.value).toEqual(path.state.value);
    const { failure } = now.context;
    // A refusal is said above the form, or at its field.
    if (failure) expect(postingAlert(now) !== null).toBe(failure.fields.length === 0);
    if (now.matches('sent')) expect(now.context.project).not.toBeNull();
  });
});
