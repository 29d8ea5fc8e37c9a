import type { SnapshotFrom } from 'xstate';
import { isFirstLoad } from '../../../machines/table/shown.ts';
import type { tableMachine } from '../../../machines/table/table.ts';
import { Empty, LoadFailed } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Alert } from '../../ui/status/Alert.tsx';

interface Props {
  snapshot: SnapshotFrom<typeof tableMachine>;
  many: string;
  empty: string;
  untilThen: string;
  isEmpty: boolean;
  /** The address without search and filters, where there are any. */
  narrowed: string | null;
  onRetry: () => void;
}

/** Whatever a table is when it is not simply there: loading, failed, cut off, empty. */
export function ListState({ snapshot, many, empty, untilThen, isEmpty, narrowed, onRetry }: Props) {
  if (isFirstLoad(snapshot)) return <TableSkeleton many={many} />;
  if (snapshot.matches({ list: 'failed' })) {
    return (
      <LoadFailed sentence={`Failed to load ${many}. Please try again later.`} onRetry={onRetry} />
    );
  }
  return (
    <>
      {snapshot.matches({ list: 'offline' }) && (
        <Alert kind="warning">
          The connection is lost. The {many} are listed again as soon as it is back.
        </Alert>
      )}
      {isEmpty && (
        <Empty drawing={narrowed ? 'search' : 'empty'} title={empty}>
          {narrowed ? (
            <>
              <p>Nothing matches this search and these filters.</p>
              <ScreenLink to={narrowed} className="btn btn-outline-primary">
                Show all {many}
              </ScreenLink>
            </>
          ) : (
            <p>{untilThen}</p>
          )}
        </Empty>
      )}
    </>
  );
}

/** Where rows will be. */
export function TableSkeleton({ many }: { many: string }) {
  return (
    <div className="table-skeleton placeholder-glow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading {many}…
      </p>
      <div aria-hidden="true">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
          <span key={row} className="placeholder" />
        ))}
      </div>
    </div>
  );
}
