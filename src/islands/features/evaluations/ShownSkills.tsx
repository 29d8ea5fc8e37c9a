import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Room } from '../../../contract/engagements/engagements.ts';
import { skillsIn } from '../../../contract/projects/skill-list.ts';
import { skillsNamedAtMost } from '../../../contract/students/fit.ts';
import { SelectField } from '../../ui/form/fields.tsx';

/** Work as far as it may have shown something. */
export interface SkilledWork extends Pick<Room, 'studentName'> {
  project: Pick<Room['project'], 'skills'>;
  milestones: readonly Pick<Room['milestones'][number], 'number' | 'title' | 'state'>[];
}

/** The skills of the project of which a company says what showed them. */
export const skillsAsked = ({ project }: SkilledWork): string[] =>
  skillsIn(project.skills).slice(0, skillsNamedAtMost);

interface Props {
  room: SkilledWork;
  register: (name: `skills.${number}.milestone`, options: object) => UseFormRegisterReturn;
}

const numberFrom = (chosen: unknown): number | null => (chosen ? Number(chosen) : null);

/** Each skill of the project, with the approved milestone that showed it. */
export function ShownSkills({ room, register }: Props) {
  const skills = skillsAsked(room);
  const approved = room.milestones.filter(({ state }) => state === 'Approved');
  if (skills.length === 0 || approved.length === 0) return null;
  return (
    <fieldset className="field">
      <legend className="h6">Which skills did the work show?</legend>
      <p className="form-text">
        A skill you confirm appears in {room.studentName}’s record, with the delivery that shows it.
      </p>
      <div className="shown-skills">
        {skills.map((skill, at) => (
          <SelectField
            key={skill}
            label={skill}
            placeholder="Not shown"
            options={approved.map(({ number, title }) => ({ value: `${number}`, label: title }))}
            field={register(`skills.${at}.milestone`, { setValueAs: numberFrom })}
          />
        ))}
      </div>
    </fieldset>
  );
}
