import { currentStudent } from '../../../../api/read/students.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { daysOf, payWords } from '../../../../contract/projects/condition-words.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { skillsIn } from '../../../../contract/projects/skill-list.ts';
import type { Fit } from '../../../../contract/students/fit.ts';
import { excerptOf } from '../../../../contract/words/excerpt.ts';
import { CompanyName } from '../../../features/companies/CompanyName.tsx';
import { Monogram } from '../../../features/companies/Monogram.tsx';
import { Deadline } from '../../../features/projects/project/Deadline.tsx';
import { ProjectStatus } from '../../../features/projects/project/ProjectStatus.tsx';
import { placesLeftOf } from '../../../features/projects/project/project-words.ts';
import { FitMark } from '../../../features/students/fit/FitMark.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { screens } from '../../screens.ts';
import { RegisterButton } from '../apply/RegisterButton.tsx';
import { type NoteSaved, SaveButton } from '../save/SaveButton.tsx';
import './project-card.scss';

/** Characters of a description on a card (specification §9). */
const previewLength = 100;

interface Props {
  project: Project;
  /** Its details are open beside the list. */
  isOpen: boolean;
  addressOfMore: string;
  addressOfApply: string;
  onSaved: NoteSaved;
}

export function ProjectCard(props: Props) {
  const { project, isOpen, addressOfMore, addressOfApply, onSaved } = props;
  const skills = skillsIn(project.skills);
  const own = new Set(project.fit?.skillsHave.map((skill) => skill.toLowerCase()));
  const has = (skill: string) => own.has(skill.toLowerCase());
  return (
    <article className="project-card panel" aria-labelledby={`project-${project.pid}`}>
      <div className="mark-first gap-3 align-items-start">
        <Monogram of={project.companyName} />
        <div>
          <h2 className="m-0" id={`project-${project.pid}`} tabIndex={-1}>
            <bdi>{project.title}</bdi>
          </h2>
          <p className="project-company">
            <CompanyName of={project} />
            <span className="soft fw-normal">
              {'\u00a0'}· {project.engineeringType}
            </span>
          </p>
        </div>
        <SaveButton project={project} onSaved={onSaved} />
      </div>
      <p className="m-0">
        {excerptOf(project.description, previewLength)}{' '}
        <ScreenLink
          to={addressOfMore}
          id={`more-${project.pid}`}
          className="read-more text-nowrap"
          current={isOpen && 'open'}
        >
          Read more<span className="visually-hidden"> about {project.title}</span>
        </ScreenLink>
      </p>
      {(project.fit || skills.length > 0) && (
        <ul className="project-skills cluster gap-6px plain-list" aria-label="Fit and skills">
          {project.fit && (
            <li>
              <FitScore fit={project.fit} />
            </li>
          )}
          {skills.map((skill) => (
            <li key={skill} className={has(skill) ? 'chip chip-have py-0' : 'chip py-0'}>
              {has(skill) && <Icon name="check" />}
              {skill}
              {has(skill) && <span className="visually-hidden"> (one of yours)</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="d-flex row-gap-2 column-gap-4 align-items-end justify-content-between mt-auto part-above pt-2">
        <ul className="project-facts">
          {project.pay && (
            <li>
              <Icon name="coin" />
              {payWords(project.pay)}
            </li>
          )}
          <li>
            <Icon name="clock" />
            {daysOf(project.duration)}
            {project.hoursPerWeek && `, ${project.hoursPerWeek} hours a week`}
          </li>
          {/* The original API knows of no places. */}
          {project.places > 0 && (
            <li>
              <Icon name="users" />
              {placesLeftOf(project)}
            </li>
          )}
          <li>
            <Icon name="pin" />
            {project.location}
          </li>
          {project.deadline && (
            <li>
              <Icon name="calendar" />
              <Deadline at={project.deadline} />
            </li>
          )}
        </ul>
        <div className="project-card-act">
          <ProjectStatus project={project} />
          <RegisterButton project={project} addressOfApply={addressOfApply} />
        </div>
      </div>
    </article>
  );
}

/** One score; the project's dialog has what it is made of. */
function FitScore({ fit }: { fit: Fit }) {
  const student = useRead(currentStudent);
  if (student.data?.skills === '') {
    return (
      <p className="fit-score d-inline-flex gap-2 align-items-center me-1 fs-14 text-nowrap tabular">
        <span>
          <ScreenLink to={screens.profile}>Add your skills</ScreenLink>{' '}
          <span className="soft">to see how well you fit</span>
        </span>
      </p>
    );
  }
  return (
    <span className="fit-score d-inline-flex gap-2 align-items-center me-1 fs-14 text-nowrap tabular">
      <FitMark score={fit.score} />
      <strong>
        Fit {fit.score}
        <span className="visually-hidden"> of 100</span>
      </strong>
    </span>
  );
}
