import { describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { ProjectForm } from '../../contract/projects/projects.ts';
import { stated } from '../../contract/testing/conditions.ts';
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
  termId: null,
  ...stated,
  draft: false,
};
const lost = new ApiProblem(0, 'unreachable', null);
const refused = new ApiProblem(400, 'invalid', null, {
  errors: [{ path: 'deadline', message: 'This has passed.' }],
});
const tasks: Task[] = [{ kind: 'new' }, { kind: 'copy', pid: 12 }, { kind: 'edit', pid: 12 }];

describe.each(tasks)('$kind', (task) => {
  const input = { task, status: task.kind === 'edit' ? ('Draft' as const) : null };
  const { paths, unreached, deadEnds } = walk(postProjectMachine, {
    input,
    events: [
      { type: 'submit', form, ending: 'post' },
      { type: 'submit', form, ending: 'draft' },
    ],
    answers: {
      send: { outputs: [project()], errors: [lost, refused] },
    },
  });

  test('every state can be reached, and each leads to a project that is sent', () => {
    expect(unreached).toEqual([]);
    expect(deadEnds((now) => now.matches('sent'))).toEqual([]);
  });

  test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const now = follow(postProjectMachine, path, input);
    expect(now.value).toEqual(path.state.value);
    const { failure } = now.context;
    // A refusal is said above the form, or at its field.
    if (failure) expect(postingAlert(now) !== null).toBe(failure.fields.length === 0);
  });
});
