import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { offered, skillSuggestions } from '../../../../api/read/projects.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { skillsIn } from '../../../../contract/projects/skill-list.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { usePause } from '../../../ui/reading/usePause.ts';
import { optionId, SkillOptions } from './SkillOptions.tsx';
import { meantBy, withoutSkill, withSkills } from './skills-text.ts';
import './skills.scss';

interface Props {
  id: string;
  label: string;
  optional?: boolean;
  /** Comma-separated. */
  value: string | undefined;
  hint: string;
  error?: string;
  fieldRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Skills as one comma-separated text, shown as a list; what others use is suggested while typing. */
export function SkillsInput({ id, label, optional, value, hint, error, ...field }: Props) {
  const { fieldRef, onChange, onBlur } = field;
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const skills = skillsIn(value);
  /** It was taken, and waits to be compared with the list. */
  const [isTaken, setTaken] = useState(false);
  const [strange, setStrange] = useState('');
  const paused = usePause(typed.trim());
  const begun = isTaken ? typed.trim() : paused;
  const [isClosed, setClosed] = useState(false);
  const isAsked = typed.trim() !== '' && begun !== '' && (isTaken || !isClosed);
  const list = useRead(isAsked ? skillSuggestions(begun) : null);
  const labels = list.data ?? [];
  const options = isAsked && !isTaken ? offered(labels, typed, skills) : [];

  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setClosed(false);
    setTaken(false);
  };
  const add = (text: string) => {
    if (text.trim() !== '') {
      onChange(withSkills(value, text));
      setStrange('');
    }
    type('');
  };
  const isKnown = isTaken && (list.isError || (list.isSuccess && !list.isPlaceholderData));
  const compare = useEffectEvent(() => {
    const meant = meantBy(typed, labels);
    add(meant ?? typed);
    if (!meant && list.isSuccess) setStrange(typed.trim());
  });
  useEffect(() => {
    if (isKnown) compare();
  }, [isKnown]);
  const remove = (skill: string) => onChange(withoutSkill(value, skill));
  const step = (by: number) => {
    if (options.length > 0) setActive((active + by + options.length) % options.length);
  };
  const take = () => {
    const chosen = options[active];
    if (chosen === undefined && skillsIn(typed).length === 1) setTaken(true);
    else add(chosen ?? typed);
  };
  const acts: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(active < 0 ? 0 : -1),
    Enter: typed.trim() === '' ? undefined : take,
    ',': () => add(typed),
    Escape: options.length === 0 ? undefined : () => setClosed(true),
    Backspace: typed === '' && skills.length > 0 ? () => remove(skills.at(-1)!) : undefined,
  };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="field skills position-relative">
      <label className="form-label" htmlFor={id}>
        {label}
        {optional && <span className="soft fw-normal"> (optional)</span>}
      </label>
      <ChosenSkills fieldId={id} skills={skills} onRemove={remove} />
      <input
        id={id}
        ref={fieldRef}
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
          onBlur?.();
        }}
      />
      <SkillOptions id={`${id}-options`} options={options} active={active} onChoose={add} />
      <div className="form-text" id={`${id}-hint`}>
        {error && <span className="invalid-feedback d-block">{error}</span>}
        {hint}
      </div>
      <p className="form-text" role="status">
        {strange && `“${strange}” is none of the skills in use here. It is added as you typed it.`}
      </p>
    </div>
  );
}

interface ChosenSkillsProps {
  /** Gets the focus when a skill is removed. */
  fieldId: string;
  skills: readonly string[];
  onRemove: (skill: string) => void;
}

function ChosenSkills({ fieldId, skills, onRemove }: ChosenSkillsProps) {
  const remove = (skill: string) => {
    onRemove(skill);
    focusSoon(fieldId);
  };
  if (skills.length === 0) return null;
  return (
    <ul className="chips mb-2" aria-label="Chosen skills">
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
