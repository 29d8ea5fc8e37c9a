import type { EngineeringType } from '../../../../contract/accounts/people.ts';
import '../../../ui/form/segments.scss';

/** In the specification's order, after the way back to all. */
const choices = [
  { value: '', label: 'All' },
  { value: 'Mechanical', label: 'Mechanical' },
  { value: 'Electrical', label: 'Electrical' },
  { value: 'Computer', label: 'Computer' },
  { value: 'Civil', label: 'Civil' },
] as const satisfies { value: EngineeringType | ''; label: string }[];

interface Props {
  chosen: EngineeringType | '';
  onChoose: (engineering: EngineeringType | '') => void;
}

export function EngineeringTypes({ chosen, onChoose }: Props) {
  return (
    <fieldset className="filter-types">
      <legend className="form-label fs-24">Engineering type</legend>
      <div className="segments">
        {choices.map(({ value, label }) => (
          <label key={value} className="segment">
            <input
              type="radio"
              name="engineering"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
