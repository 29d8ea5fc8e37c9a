import { useMachine } from '@xstate/react';
import { type KeyboardEvent, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { StudentForm } from '../../../contract/students.ts';
import { offered, skillSuggestionsMachine } from '../../../machines/skill-suggestions.ts';
import { fieldId } from '../../ui/fields.tsx';
import { ChosenSkills } from './ChosenSkills.tsx';
import { type ProfileForm, skillsIn, withoutSkill, withSkills } from './profile-form.ts';
import { optionId, SkillOptions } from './SkillOptions.tsx';

const id = fieldId('skills');

/** Skills as one comma-separated text, shown as a list; what others use is suggested while typing. */
export function SkillsField({ control }: { control: Control<ProfileForm, unknown, StudentForm> }) {
  const { field, fieldState } = useController({ name: 'skills', control });
  const [suggestions, send] = useMachine(skillSuggestionsMachine);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const skills = skillsIn(field.value);
  const options = offered(suggestions, skills);

  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    send({ type: 'typed', text });
  };
  const add = (text: string) => {
    if (text.trim() !== '') field.onChange(withSkills(field.value, text));
    type('');
  };
  const remove = (skill: string) => field.onChange(withoutSkill(field.value, skill));
  const step = (by: number) => {
    if (options.length > 0) setActive((active + by + options.length) % options.length);
  };
  const acts: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(active < 0 ? 0 : -1),
    Enter: typed.trim() === '' ? undefined : () => add(options[active] ?? typed),
    ',': () => add(typed),
    Escape: options.length === 0 ? undefined : () => send({ type: 'close' }),
    Backspace: typed === '' && skills.length > 0 ? () => remove(skills.at(-1)!) : undefined,
  };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const error = fieldState.error?.message;
  return (
    <div className="field skills">
      <label className="form-label" htmlFor={id}>
        Skills<span className="field-optional"> (optional)</span>
      </label>
      <ChosenSkills skills={skills} onRemove={remove} />
      <input
        id={id}
        ref={field.ref}
        className={`form-control ${error ? 'is-invalid' : ''}`}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-options`}
        aria-activedescendant={options[active] === undefined ? undefined : optionId(active)}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={() => {
          add(typed);
          field.onBlur();
        }}
      />
      <SkillOptions id={`${id}-options`} options={options} active={active} onChoose={add} />
      <div className="form-text" id={`${id}-hint`}>
        {error && <span className="invalid-feedback d-block">{error}</span>}
        Type one and press Enter, or separate several by commas.
      </div>
    </div>
  );
}
