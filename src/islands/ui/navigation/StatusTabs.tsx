import { ScreenLink } from './navigation.tsx';
import './status-tabs.scss';

interface StatusTab {
  readonly label: string;
  readonly count: number;
  readonly to: string;
  readonly current: boolean;
}

interface Props {
  /** What is chosen among. */
  label: string;
  /** Null until they are counted. */
  tabs: readonly StatusTab[] | null;
}

/** Which of a list are shown, by their status, and how many there are of each. */
export function StatusTabs({ label, tabs }: Props) {
  if (!tabs) return <div className="status-tabs" aria-hidden="true" />;
  return (
    <nav className="status-tabs" aria-label={label}>
      {tabs.map(({ label, count, to, current }) => (
        <ScreenLink key={label} to={to} className="status-tab" current={current}>
          {label} <span className="status-count">{count}</span>
        </ScreenLink>
      ))}
    </nav>
  );
}
