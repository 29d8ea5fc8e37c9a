import { Icon } from '../../../ui/picture/Icon.tsx';

/** A field that students have agreed to: read-only, with the reason. */
export function LockedField({ label, value }: { label: string; value: string }) {
  return (
    <div className="field locked">
      <p className="form-label">
        <Icon name="lock" /> {label}
      </p>
      <p className="locked-value py-10px px-14px boxed">{value || 'None'}</p>
      <p className="form-text">
        You cannot change this: the project has started, and students have agreed to it.
      </p>
    </div>
  );
}
