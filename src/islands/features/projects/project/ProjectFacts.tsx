import type { ReactNode } from 'react';
import { habitWords } from '../../../../contract/companies/company-words.ts';
import { daysOf } from '../../../../contract/projects/condition-words.ts';
import type { Conditions } from '../../../../contract/projects/conditions.ts';
import type { Project, ProjectDetail } from '../../../../contract/projects/projects.ts';
import { skillsIn } from '../../../../contract/projects/skill-list.ts';
import type { Opening } from '../../../../machines/lifecycle/applying.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { CompanyName } from '../../companies/CompanyName.tsx';
import { TermFact } from '../../terms/TermFact.tsx';
import { ConditionFacts, Deliverables } from '../conditions/ConditionFacts.tsx';
import { DraftedPlan } from '../drafted-plan/DraftedPlan.tsx';
import { Deadline } from './Deadline.tsx';
import { ProjectStatus } from './ProjectStatus.tsx';
import './project-facts.scss';

/** Fields shown. */
export type ShownProject = Conditions &
  Opening &
  Pick<
    Project,
    | 'deadline'
    | 'companyName'
    | 'companyId'
    | 'description'
    | 'skills'
    | 'fit'
    | 'engineeringType'
    | 'duration'
    | 'location'
    | 'termId'
    | 'projectLink'
  > &
  Pick<ProjectDetail, 'draftedPlan'>;

interface Props {
  project: ShownProject;
  /** Fields of the single project's call; null until they are read. */
  detail: ProjectDetail | null;
}

/** A project's facts on every screen that shows one. */
export function ProjectFacts({ project, detail }: Props) {
  const habits = detail ? habitWords(detail) : [];
  return (
    <div className="project-full">
      <div className="cluster row-gap-6px column-gap-4 mb-3">
        <CompanyName className="project-company m-0 soft fw-semibold" of={project} />
        {detail?.companyVerified && (
          <span className="verified">
            <Icon name="shield" />
            Verified company
          </span>
        )}
        {detail?.provedDomain && (
          <span className="verified">
            <Icon name="check" />
            Confirmed domain: {detail.provedDomain}
          </span>
        )}
        <ProjectStatus project={project} />
      </div>
      {habits.length > 0 && (
        <p className="soft mb-3">This company {new Intl.ListFormat('en-GB').format(habits)}.</p>
      )}
      <Markdown text={project.description} />
      <Deliverables project={project} />
      <DraftedPlan milestones={project.draftedPlan ?? detail?.draftedPlan ?? []} />
      <SkillTags project={project} />
      <dl className="facts part-above pt-5">
        <Fact name="Engineering type">{project.engineeringType || notYet}</Fact>
        <Fact name="Duration">{project.duration > 0 ? daysOf(project.duration) : notYet}</Fact>
        <Fact name="Location">{project.location || notYet}</Fact>
        <ConditionFacts project={project} />
        {project.places > 0 && (
          <Fact name="Places">
            {project.placesTaken} of {project.places} offered or taken
          </Fact>
        )}
        <TermFact project={project} />
        {project.deadline && (
          <Fact name="Apply">
            <Deadline at={project.deadline} />
          </Fact>
        )}
        {project.projectLink && (
          <Fact name="Project link">
            <OutsideLink to={project.projectLink} />
          </Fact>
        )}
      </dl>
    </div>
  );
}

/** In a preview of what is still being written. */
const notYet = <span className="soft">Not stated</span>;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** The skills a project asks for; those the student lists carry a mark and its words. */
function SkillTags({ project: { skills, fit } }: { project: ShownProject }) {
  const asked = skillsIn(skills);
  if (asked.length === 0) return null;
  return (
    <ul className="chips mb-5" aria-label="Skills">
      {asked.map((skill) => (
        <li key={skill} className="chip">
          {fit?.skillsHave.includes(skill) && (
            <>
              <Icon name="check" />
              <span className="visually-hidden">You have </span>
            </>
          )}
          {skill}
        </li>
      ))}
    </ul>
  );
}
