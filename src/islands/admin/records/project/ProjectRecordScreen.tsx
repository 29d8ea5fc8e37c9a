import { useState } from 'react';
import { projectInFull } from '../../../../api/read/projects.ts';
import { managed } from '../../../../api/tables/projects.ts';
import { habitWords } from '../../../../contract/companies/company-words.ts';
import { daysOf } from '../../../../contract/projects/condition-words.ts';
import type { ProjectDetail } from '../../../../contract/projects/projects.ts';
import { labelOfStatus } from '../../../../contract/projects/statuses.ts';
import { ProgressNotes } from '../../../features/projects/project/ProgressNotes.tsx';
import { ProjectFacts } from '../../../features/projects/project/ProjectFacts.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import type { Fact } from '../../../ui/record/Facts.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { deadlineOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { definition } from '../../projects/ProjectsScreen.tsx';
import { RecordLink } from '../RecordLink.tsx';
import { RecordScreen } from '../RecordScreen.tsx';
import { Applicants } from './Applicants.tsx';

/** One project with its state, applicants and notes. */
export default function ProjectRecordScreen() {
  return (
    <RecordScreen
      kind="project"
      definition={definition}
      read={projectInFull}
      rowOf={managed}
      markOf={({ status }) => <StatusTag status={status}>{labelOfStatus(status)}</StatusTag>}
      factsOf={(row, project) => factsOf({ ...project, ...(row as Partial<ProjectDetail>) })}
    >
      {(_, project, place) => (
        <>
          <Approval project={project} />
          <Applicants project={project} {...place} />
          <Said project={project} />
        </>
      )}
    </RecordScreen>
  );
}

const factsOf = (project: ProjectDetail): readonly Fact[] => [
  [
    'Company',
    <span key="company">
      <RecordLink kind="company" id={project.companyId}>
        {project.companyName}
      </RecordLink>
      {['', ...habitWords(project)].join(', ')}
    </span>,
  ],
  ['Places', `${project.placesTaken} of ${project.places} offered or taken`],
  ['Waiting for the company', `${project.openApplications ?? 0} applications`],
  ['Apply by', project.deadline ? deadlineOf(project.deadline) : 'No deadline'],
  ['Engineering type', project.engineeringType],
  ['Duration', daysOf(project.duration)],
  ['Location', project.location],
];

const ReviewDialog = lazy(() => import('../../projects/review/ReviewDialog.tsx'));

/** The way to the decision about a project that waits for one. */
function Approval({ project: { pid, status } }: { project: ProjectDetail }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      {status === 'Awaiting approval' && (
        <Alert kind="warning">
          This project is waiting for approval.{' '}
          <Button look="link" className="alert-act" onClick={() => open(true)}>
            Review
          </Button>
        </Alert>
      )}
      {isOpen && <ReviewDialog pid={pid} onClose={() => open(false)} />}
    </>
  );
}

/** Shows the project's progress notes, and folded below them its text for students. */
function Said({ project }: { project: ProjectDetail }) {
  return (
    <section className="panel record-said" aria-label="Progress and what students read">
      {project.notes.length === 0 && <p className="soft">No progress notes yet.</p>}
      <ProgressNotes notes={project.notes} />
      <details>
        <summary className="min-h-44 py-10px fw-semibold cursor-pointer">
          What students read
        </summary>
        <ProjectFacts project={project} detail={project} />
      </details>
    </section>
  );
}
