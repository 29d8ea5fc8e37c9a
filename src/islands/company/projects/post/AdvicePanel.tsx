import { type Control, useWatch } from 'react-hook-form';
import type { ProjectForm } from '../../../../contract/projects/projects.ts';
import { timeNow } from '../../../../session/clock.ts';
import { fieldId } from '../../../ui/form/fields.tsx';
import { instantOf } from '../../../ui/form/local-time.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { adviceOn } from './advice.ts';
import type { FieldsProps, PostForm } from './post-form.ts';

interface Props extends Pick<FieldsProps, 'isOpen'> {
  control: Control<PostForm, unknown, ProjectForm>;
}

/** Advice while writing. It never blocks posting. */
export function AdvicePanel({ control, isOpen }: Props) {
  const { title, description, skills, duration, deadline } = useWatch({ control });
  const advice = adviceOn(
    {
      title: title ?? '',
      description: description ?? '',
      skills: skills ?? '',
      duration: duration ?? 0,
      deadline: instantOf(deadline ?? ''),
    },
    timeNow(),
  ).filter(({ field }) => isOpen(field));
  return (
    <aside className="advice p-5" aria-labelledby="advice">
      <h2 className="d-flex gap-2 align-items-center mb-2 text-heading fs-17" id="advice">
        <Icon name="info" /> Advice
      </h2>
      {advice.length === 0 ? (
        <p className="soft mb-2 fs-15">Clear, complete and easy to find.</p>
      ) : (
        <>
          <p className="soft mb-2 fs-15">You can post the project without these changes.</p>
          <ul className="stack gap-10px m-0 ps-18px fs-15">
            {advice.map(({ field, sentence }) => (
              <li key={sentence}>
                <a
                  className="ink-link"
                  href={`#${fieldId(field)}`}
                  onClick={(event) => goTo(event, field)}
                >
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

function goTo(event: { preventDefault: () => void }, field: string) {
  event.preventDefault();
  document.getElementById(fieldId(field))?.focus();
}
