import { fieldId } from '../../ui/fields.tsx';
import { focusSoon } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  skills: readonly string[];
  onRemove: (skill: string) => void;
}

export function ChosenSkills({ skills, onRemove }: Props) {
  const remove = (skill: string) => {
    onRemove(skill);
    focusSoon(fieldId('skills'));
  };
  if (skills.length === 0) return null;
  return (
    <ul className="profile-skills" aria-label="Chosen skills">
      {skills.map((skill) => (
        <li key={skill} className="chip">
          {skill}
          <button type="button" aria-label={`Remove ${skill}`} onClick={() => remove(skill)}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
