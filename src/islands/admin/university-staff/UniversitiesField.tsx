import { useState } from 'react';
import { university, universityChoices } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ChoiceByName } from '../../ui/form/ChoiceByName.tsx';
import { fieldId } from '../../ui/form/fields.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import type { AskProps } from '../table/definition.ts';
import '../../features/projects/skills/skills.scss';

const name = 'universityIds';

/** One or more universities, each chosen by name; the one that is being typed counts as soon as it is one. */
export function UniversitiesField({ value, error, onChange }: AskProps) {
  const ids = (value ?? []) as readonly number[];
  const [typed, setTyped] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const others = ids.filter((id) => id !== typed);
  const choose = (id: number | null) => {
    const chosen = id !== null && others.includes(id) ? null : id;
    setTyped(chosen);
    onChange(chosen === null ? others : [...others, chosen]);
  };
  const next = () => {
    setTyped(null);
    setRound(round + 1);
    focusSoon(fieldId(name));
  };
  const remove = (id: number) => {
    onChange(ids.filter((one) => one !== id));
    focusSoon(fieldId(name));
  };
  return (
    <div className="skills position-relative">
      {others.length > 0 && (
        <ul className="chips mb-2" aria-label="Chosen universities">
          {others.map((id) => (
            <Chosen key={id} id={id} onRemove={() => remove(id)} />
          ))}
        </ul>
      )}
      <ChoiceByName
        key={round}
        name={name}
        label={others.length === 0 ? 'University' : 'Another university'}
        suggestionsFor={universityChoices}
        {...(error && { error })}
        onChoose={choose}
      />
      {typed !== null && (
        <Button look="quiet" size="sm" onClick={next}>
          Add another university
        </Button>
      )}
    </div>
  );
}

function Chosen({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data } = useRead(university(id));
  const called = data?.name ?? `University ${id}`;
  return (
    <li className="chip chip-chosen">
      {called}
      <button type="button" aria-label={`Remove ${called}`} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
