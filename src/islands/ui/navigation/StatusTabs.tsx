import { ScreenLink } from './navigation.tsx';
import { Tabs } from './Tabs.tsx';

interface Props<Status extends string> {
  /** Label of the tabs. */
  label: string;
  /** In the order of the tabs. */
  statuses: readonly Status[];
  /** Number by status, for statuses that any have; undefined until they are counted. */
  counts: ReadonlyMap<Status, number> | undefined;
  /** Total, if an item may have more than one status; absent if the counts add up to it. */
  total?: number | undefined;
  /** Limit of each count; absent for none. */
  countedAtMost?: number;
  /** Empty for all. */
  chosen: Status | '';
  /** These tabs are always shown; others only if they have items or are chosen. */
  always?: readonly Status[];
  labelOf?: (status: Status) => string;
  /** The name of the first one, which narrows nothing. */
  all?: string;
  addressOf: (status: Status | '') => string;
}

/** Tabs of a list by status, with the number of each. */
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
