import type { Project } from '../../contract/projects/projects.ts';
import { editableFields } from '../../machines/lifecycle/editing.ts';
import { isPosted } from '../../machines/lifecycle/project.ts';
import { ScreenLink } from '../ui/navigation/navigation.tsx';
import { applicantsAddress, editAddress, projectAddress } from './addresses.ts';
import { useMay } from './useMay.ts';
import './project-tabs.scss';

type Tab = 'project' | 'applicants' | 'ranking';

/** The screens about one project, beside each other. */
export function ProjectTabs({ project, at }: { project: Project; at: Tab }) {
  const { pid, status } = project;
  const may = useMay();
  return (
    <nav className="project-tabs" aria-label="About this project">
      <ScreenLink to={projectAddress(pid)} current={at === 'project'}>
        Project
      </ScreenLink>
      {isPosted(status) && may('choose applicants') && (
        <>
          <ScreenLink to={applicantsAddress(pid)} current={at === 'applicants'}>
            Applicants
          </ScreenLink>
          <ScreenLink to={applicantsAddress(pid, { view: 'ranking' })} current={at === 'ranking'}>
            Ranking
          </ScreenLink>
        </>
      )}
      {editableFields(status).length > 0 && may('run projects') && (
        <ScreenLink to={editAddress(pid)}>Edit</ScreenLink>
      )}
    </nav>
  );
}
