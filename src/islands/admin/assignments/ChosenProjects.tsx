import { useState } from 'react';
import { openProjectChoices } from '../../../api/read/assignments.ts';
import type { AssignmentPreview } from '../../../contract/assignments/assignment-run.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ChoiceByName } from '../../ui/form/ChoiceByName.tsx';
import { fieldId } from '../../ui/form/fields.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';

interface Props {
  chosen: readonly number[];
  /** Titles of the chosen projects, as far as they are known. */
  known: AssignmentPreview['chosen'];
  onChoose: (projectIds: number[]) => void;
}

const field = 'chosen-project';

/** The projects a run is limited to, chosen one by one; without any, all take part. */
export function ChosenProjects({ chosen, known, onChoose }: Props) {
  const [isOpen, open] = useState(chosen.length > 0);
  const titles = new Map(known.map(({ pid, title }) => [pid, title]));
  /** A fresh field takes the focus: what was pressed may be gone. */
  const choose = (projectIds: number[]) => {
    open(true);
    onChoose(projectIds);
    focusSoon(fieldId(field));
  };
  const add = (pid: number | null) => {
    if (pid !== null && !chosen.includes(pid)) choose([...chosen, pid]);
  };
  return (
    <div className="chosen-projects mb-5">
      {chosen.length > 0 && (
        <>
          <p className="assign-chosen">
            {chosen.length} selected {chosen.length === 1 ? 'project' : 'projects'}{' '}
            <Button look="link" onClick={() => choose([])}>
              Clear selection
            </Button>
          </p>
          <ul aria-label="Selected projects">
            {chosen.map((pid) => (
              <li key={pid} className="chip chip-chosen">
                {titles.get(pid) ?? `Project ${pid}`}
                <button
                  type="button"
                  aria-label={`Remove ${titles.get(pid) ?? `project ${pid}`}`}
                  onClick={() => choose(chosen.filter((one) => one !== pid))}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen ? (
        <ChoiceByName
          key={chosen.length}
          name={field}
          label="Limit to a project"
          suggestionsFor={openProjectChoices}
          onChoose={add}
        />
      ) : (
        <Button onClick={() => choose([...chosen])}>Choose projects</Button>
      )}
    </div>
  );
}
