import type { MouseEvent } from 'react';

interface Props {
  id: string;
  options: readonly string[];
  /** Option the keyboard is on; -1 for none. */
  active: number;
  onChoose: (skill: string) => void;
}

export const optionId = (index: number): string => `skill-option-${index}`;

const bringIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The list below the field. The focus stays in the field, whose keys move through the list. */
export function SkillOptions({ id, options, active, onChoose }: Props) {
  const choose = (event: MouseEvent, skill: string) => {
    // Keeps the focus where it is, so that leaving the field does not add the half-typed word.
    event.preventDefault();
    onChoose(skill);
  };
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        className="skill-options overflow-y-auto"
        hidden={options.length === 0}
      >
        {options.map((skill, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
          <div
            key={skill}
            ref={index === active ? bringIntoView : undefined}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className="skill-option py-10px px-14px cursor-pointer"
            onMouseDown={(event) => choose(event, skill)}
          >
            {skill}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {options.length > 0 && `${options.length} suggestions`}
      </p>
    </>
  );
}
