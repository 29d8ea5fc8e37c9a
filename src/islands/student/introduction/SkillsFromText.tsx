import { useState } from 'react';
import { skillsNamedIn } from '../../../api/read/projects.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { skillsIn } from '../../../contract/projects/skill-list.ts';
import { withSkills } from '../../features/projects/skills/skills-text.ts';
import { Button } from '../../ui/form/Button.tsx';
import { usePause } from '../../ui/reading/usePause.ts';

interface Props {
  /** Comma-separated; what is chosen already. */
  skills: string;
  onSkills: (skills: string) => void;
}

/** The skills that a résumé names, to be chosen one by one. The text is looked through and not kept. */
export function SkillsFromText({ skills, onSkills }: Props) {
  const [text, setText] = useState('');
  const pasted = usePause(text.trim());
  const { data: named } = useRead(pasted ? skillsNamedIn(pasted) : null);
  const chosen = new Set(skillsIn(skills).map((skill) => skill.toLowerCase()));
  const offered = (named ?? []).filter((skill) => !chosen.has(skill.toLowerCase()));
  return (
    <div className="field">
      <label className="form-label" htmlFor="introduction-resume">
        Text of your résumé <span className="soft fw-normal">(optional)</span>
      </label>
      <textarea
        id="introduction-resume"
        className="form-control"
        rows={3}
        maxLength={20_000}
        value={text}
        aria-describedby="introduction-resume-hint"
        onChange={({ target }) => setText(target.value)}
      />
      <p className="form-text" id="introduction-resume-hint">
        Paste it to find skills that projects ask for. The text is not kept.
      </p>
      <div role="status">
        {named && offered.length === 0 && <p className="soft">No more skills found in the text.</p>}
        {offered.length > 0 && (
          <ul
            className="d-flex flex-wrap row-gap-2 column-gap-3 plain-list mt-2"
            aria-label="Skills found in the text"
          >
            {offered.map((skill) => (
              <li key={skill}>
                <Button size="sm" onClick={() => onSkills(withSkills(skills, skill))}>
                  Add {skill}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
