import { useState } from 'react';
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import type { ProjectForm } from '../../../contract/projects.ts';
import { TextArea } from '../../ui/form/fields.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import type { PostForm } from './post-form.ts';

interface Props {
  control: Control<PostForm, unknown, ProjectForm>;
  field: UseFormRegisterReturn;
  error?: string;
}

const views = ['Write', 'Preview'] as const;

/** The description as it is written, or as students will read it. */
export function DescriptionField({ control, field, error }: Props) {
  const [view, setView] = useState<(typeof views)[number]>('Write');
  return (
    <div className="description-field">
      <fieldset className="view-choice" aria-label="Write or preview">
        {views.map((one) => (
          <button
            key={one}
            type="button"
            className="btn btn-sm btn-quiet"
            aria-pressed={view === one}
            onClick={() => setView(one)}
          >
            {one}
          </button>
        ))}
      </fieldset>
      {/* Stays in the page, and with it what was typed and where the cursor stood. */}
      <div hidden={view === 'Preview'}>
        <TextArea
          label="Description"
          rows={12}
          hint="Describe what exists, what to do, and what the student hands over at the end. You can use Markdown: **bold**, lists with -, [links](https://…)."
          field={field}
          error={error}
        />
      </div>
      {view === 'Preview' && <Preview control={control} />}
    </div>
  );
}

function Preview({ control }: { control: Props['control'] }) {
  const text = useWatch({ control, name: 'description' }) ?? '';
  return (
    <div className="field">
      <p className="form-label">Description</p>
      <section className="description-preview" aria-label="Preview for students">
        {text.trim() ? <Markdown text={text} /> : <p className="soft">Nothing to preview yet.</p>}
      </section>
    </div>
  );
}
