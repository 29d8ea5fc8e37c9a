import { ScreenLink } from './navigation.tsx';
import { Tabs } from './Tabs.tsx';

interface Props<Status extends string> {
  /** Label of the tabs. */
  label: string;
  /** In the order of the tabs. */
  statuses: readonly Status[];
  /** How many have each status that any has; undefined until they are counted. */
  counts: ReadonlyMap<Status, number> | undefined;
  /** How many there are in all, where one may have more than one status; left out where the counts add up to it. */
  total?: number | undefined;
  /** How far each is counted and no further; left out where to the end. */
  countedAtMost?: number;
  /** Which one is listed; empty for all. */
  chosen: Status | '';
  /** These tabs are always shown; others only if they have items or are chosen. */
  always?: readonly Status[];
  labelOf?: (status: Status) => string;
  /** The name of the first one, which narrows nothing. */
  all?: string;
  addressOf: (status: Status | '') => string;
}

/** Which of a list are shown, by their status, and how many there are of each. */
export function StatusTabs<Status extends string>(props: Props<Status>) {
  const { label, statuses, counts, chosen, always = [] } = props;
  const { labelOf = (status) => status, addressOf, countedAtMost = Infinity } = props;
  if (!counts) return <div className="status-tabs" aria-hidden="true" />;
  const total = props.total ?? [...counts.values()].reduce((sum, count) => sum + count, 0);
  const isMore = [...counts.values()].some((count) => count >= countedAtMost);
  const told = (status: Status | '') => {
    if (status === '') return isMore ? `${total}+` : total;
    const count = counts.get(status) ?? 0;
    return count >= countedAtMost ? `${count}+` : count;
  };
  const shown = statuses.filter(
    (status) => always.includes(status) || counts.has(status) || status === chosen,
  );
  return (
    <Tabs label={label}>
      {(['', ...shown] as const).map((status) => (
        <ScreenLink
          key={status}
          to={addressOf(status)}
          className="status-tab"
          current={status === chosen}
        >
          {status === '' ? (props.all ?? 'All') : labelOf(status)}{' '}
          <span className="note-face fs-13 fw-normal">{told(status)}</span>
        </ScreenLink>
      ))}
    </Tabs>
  );
}
