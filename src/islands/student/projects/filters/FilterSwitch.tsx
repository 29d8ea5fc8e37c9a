interface FilterSwitchProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  children: string;
}

/** A filter that is on or off. */
export function FilterSwitch({ isOn, onTurn, children }: FilterSwitchProps) {
  return (
    <label className="form-check form-switch filter-switch">
      <input
        type="checkbox"
        className="form-check-input"
        checked={isOn}
        onChange={({ target }) => onTurn(target.checked)}
      />
      {children}
    </label>
  );
}
