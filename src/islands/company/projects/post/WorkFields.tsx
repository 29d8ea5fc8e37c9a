import { useController } from 'react-hook-form';
import { DeliverablesField } from '../../../features/projects/conditions/ConditionFields.tsx';
import { SkillsField } from '../../../features/projects/skills/SkillsField.tsx';
import { TextArea, TextField } from '../../../ui/form/fields.tsx';
import { LockedField } from './LockedField.tsx';
import type { FieldsProps } from './post-form.ts';

export function WorkFields({ form, isOpen }: FieldsProps) {
  const { field: tie } = form;
  const skills = useController({ name: 'skills', control: form.control });
  return (
    <section className="panel">
      <h2>The work</h2>
      {isOpen('title') ? (
        <TextField label="Title" {...tie('title')} />
      ) : (
        <LockedField label="Title" value={form.getValues('title')} />
      )}
      <TextArea
        label="Description"
        rows={12}
        hint="Describe what exists, what to do, and what the student hands over at the end. You can use Markdown: **bold**, lists with -, [links](https://…)."
        {...tie('description')}
      />
      {isOpen('deliverables') ? (
        <DeliverablesField tie={tie} />
      ) : (
        <LockedField
          label="What the student delivers"
          value={`${form.getValues('deliverables') ?? ''}`}
        />
      )}
      {isOpen('skills') ? (
        <SkillsField {...skills} />
      ) : (
        <LockedField label="Skills" value={form.getValues('skills') ?? ''} />
      )}
      <TextField
        label="Project link"
        optional
        type="url"
        hint="A page with more information: https://…"
        {...tie('projectLink')}
      />
    </section>
  );
}
