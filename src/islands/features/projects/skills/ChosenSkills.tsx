import { focusSoon } from '../../../ui/dialog/focus.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';

interface Props {
  /** Of the field they were typed into, which gets the focus when one is removed. */
  fieldId: string;
  skills: readonly string[];
  onRemove: (skill: string) => void;
}

export function ChosenSkills({ fieldId, skills, onRemove }: Props) {
  const remove = (skill: string) => {
    onRemove(skill);
    focusSoon(fieldId);
  };
  if (skills.length === 0) return null;
  return (
    <ul className="chosen-skills" aria-label="Chosen skills">
      {skills.map((skill) => (
        <li key={skill} className="chip chip-chosen">
          {skill}
          <button type="button" aria-label={`Remove ${skill}`} onClick={() => remove(skill)}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
