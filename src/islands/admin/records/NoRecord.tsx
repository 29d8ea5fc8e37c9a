import type { RecordKind } from '../../../contract/reports/history.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { lastAddressOf } from '../../ui/navigation/last-address.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';

interface Props {
  kind: RecordKind;
  /** The table it would be a row of, and what that is called. */
  path: string;
  title: string;
}

/** The address names one that is not there, or not any more. */
export function NoRecord({ kind, path, title }: Props) {
  return (
    <Empty drawing="search" title="Not found">
      <p>This {kind} may have been deleted.</p>
      <ScreenLink to={lastAddressOf(path)} className="btn btn-outline-primary">
        {title}
      </ScreenLink>
    </Empty>
  );
}

/** The address names none at all. */
export function NoneChosen({ kind, path, title }: Props) {
  return (
    <Screen title={`Which ${kind}?`}>
      <p>Choose one from the table to see its page.</p>
      <ScreenLink to={lastAddressOf(path)} className="btn btn-outline-primary">
        {title}
      </ScreenLink>
    </Screen>
  );
}

/** Where a record will be. */
export function RecordSkeleton({ of }: { of: RecordKind }) {
  return (
    <div className="table-skeleton placeholder-glow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the {of}…
      </p>
      <div aria-hidden="true">
        {['one', 'two', 'three', 'four'].map((line) => (
          <span key={line} className="placeholder" />
        ))}
      </div>
    </div>
  );
}
