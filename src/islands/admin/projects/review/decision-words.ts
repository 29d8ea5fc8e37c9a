import type { ProjectStatus } from '../../../../contract/projects/projects.ts';

/** How the decisions about a project that waits for approval are named, and what follows from them. */
export const decisionWords: Partial<Record<ProjectStatus, { label: string; consequence: string }>> =
  {
    Draft: {
      label: 'Return to draft',
      consequence:
        'The project is a draft again, and the company reads why. It can send it once more.',
    },
    pending: {
      label: 'Approve',
      consequence:
        'Students see the project and can apply at once. What the company posts from now on opens without approval.',
    },
  };
