import type { Project, ProjectForm } from '../../contract/projects/projects.ts';
import type { ProjectEdit } from '../../contract/projects/running-projects.ts';

/** A project as the table knows it: the server's, or a sample with the specification's five fields. */
export interface ManagedProject extends Partial<Omit<Project, 'status'>> {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly technology: string;
  readonly status: string;
}

/** What the dialog adds or changes, beside the status. */
export interface ManagedProjectForm {
  /** The label of a status: Pending, Ongoing, Completed… */
  readonly status: string;
  /** Why, where a move out of an end needs to say so. */
  readonly reason?: string;
  /** A new deadline, where it opens after the old one has passed. */
  readonly deadline?: string | undefined;
  readonly project: ProjectForm | ProjectEdit;
}

export const managed = (project: Project): ManagedProject => ({
  ...project,
  id: project.pid,
  technology: project.skills,
});
