import type { Kind } from '../../../machines/accounts/registration.ts';
import { Icon } from '../../ui/picture/Icon.tsx';

const kinds = [
  { value: 'student', label: 'Student', says: 'I am looking for projects', icon: 'student' },
  { value: 'company', label: 'Company', says: 'I post projects', icon: 'company' },
] as const satisfies { value: Kind; label: string; says: string; icon: string }[];

export function KindChoice({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  return (
    <fieldset className="kinds">
      <legend className="form-label">Sign up as</legend>
      <div className="kinds-row">
        {kinds.map(({ value, label, says, icon }) => (
          <label key={value} className="kind">
            <input
              type="radio"
              name="kind"
              value={value}
              checked={kind === value}
              onChange={() => onChoose(value)}
            />
            <span className="kind-face">
              <Icon name={icon} />
              <strong>{label}</strong>
              <span className="soft">{says}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
