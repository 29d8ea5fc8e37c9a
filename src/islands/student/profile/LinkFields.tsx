import { type Control, useController } from 'react-hook-form';
import type { StudentForm } from '../../../contract/students/students.ts';
import { focusSoon, holdStill } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { fieldId, TextField } from '../../ui/form/fields.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { linksAtMost, type ProfileForm } from './profile-form.ts';

/** Up to five addresses, a line each. */
export function LinkFields({ control }: { control: Control<ProfileForm, unknown, StudentForm> }) {
  const { field, formState } = useController({ name: 'links', control });
  const links = field.value ?? [];
  const errors = formState.errors.links;
  const change = (at: number, link: string) => field.onChange(links.with(at, link));
  const add = () => {
    field.onChange([...links, '']);
    focusSoon(fieldId(`links.${links.length}`));
  };
  const remove = (at: number) => {
    field.onChange(links.toSpliced(at, 1));
    focusSoon('add-link');
  };
  return (
    <fieldset className="mb-4">
      <legend className="form-label float-none">
        Links<span className="soft fw-normal"> (optional)</span>
      </legend>
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
        <div key={at} className="profile-link act-last align-items-start">
          <TextField
            label={`Link ${at + 1}`}
            type="url"
            field={{
              ...field,
              ...{ value: link },
              name: `links.${at}`,
              onChange: async ({ target }) => change(at, target.value),
              onBlur: async () => field.onBlur(),
            }}
            error={errors?.[at]?.message}
          />
          <Button
            look="quiet"
            className="btn-icon"
            aria-label={`Remove link ${at + 1}`}
            onMouseDown={holdStill}
            onClick={() => remove(at)}
          >
            <Icon name="trash" />
          </Button>
        </div>
      ))}
      <Button
        id="add-link"
        onMouseDown={holdStill}
        size="sm"
        aria-disabled={links.length >= linksAtMost || undefined}
        onClick={() => links.length < linksAtMost && add()}
      >
        Add a link
      </Button>
      <span className="form-text ms-4">
        {links.length} of {linksAtMost}
      </span>
    </fieldset>
  );
}
