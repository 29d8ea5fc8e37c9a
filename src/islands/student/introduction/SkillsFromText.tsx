import { useEffect, useEffectEvent, useState } from 'react';
import { skillsNamedIn } from '../../../api/read/projects.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { skillsIn } from '../../../contract/projects/skill-list.ts';
import { withSkills } from '../../features/projects/skills/skills-text.ts';
import { usePause } from '../../ui/reading/usePause.ts';

interface Props {
  /** Comma-separated; what is chosen already. */
  skills: string;
  onSkills: (skills: string) => void;
}

/** Adds the skills that a résumé names; the student can remove any. The text is not kept. */
export function SkillsFromText({ skills, onSkills }: Props) {
  const [text, setText] = useState('');
  const pasted = usePause(text.trim());
  const { data: named, isPlaceholderData } = useRead(pasted ? skillsNamedIn(pasted) : null);
  const [added, setAdded] = useState<readonly string[] | null>(null);
  const add = useEffectEvent((found: readonly string[]) => {
    const chosen = new Set(skillsIn(skills).map((skill) => skill.toLowerCase()));
    const others = found.filter((skill) => !chosen.has(skill.toLowerCase()));
    setAdded(others);
    if (others.length > 0) onSkills(withSkills(skills, others.join(', ')));
  });
  useEffect(() => {
    if (named && !isPlaceholderData) add(named);
  }, [named, isPlaceholderData]);
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
        Paste it: skills that projects ask for are found in it and added. The text is not kept.
      </p>
      <p role="status">
        {added?.length === 0 && 'No more skills found in the text.'}
        {added &&
          added.length > 0 &&
          `Found and added: ${added.join(', ')}. Take off above what you cannot do.`}
      </p>
    </div>
  );
}
