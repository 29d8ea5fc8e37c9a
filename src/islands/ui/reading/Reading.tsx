import type { ReactNode } from 'react';
import { isAbsent, type ReadingState } from '../../../api/read/useRead.ts';
import { Button } from '../form/Button.tsx';
import { LoadFailed } from '../list/Empty.tsx';
import { Alert } from '../status/Alert.tsx';

/** Sentences for loading and failing, from a noun such as `the student`, or given in full. */
export type Said =
  | { what: string; loading?: ReactNode; failed?: string }
  | { what?: never; loading: ReactNode; failed: string };

type Props<Data> = Said & {
  of: ReadingState<Data>;
  /** Shown where there is no such thing; without it, that counts as a failure. */
  absent?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A screen's data in all its states: loading, failed, absent, loaded, and perhaps out of date. */
export function Reading<Data>({
  of,
  what = '',
  loading = <p role="status">Loading {what}…</p>,
  failed = `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded. Try again later.`,
  absent,
  children,
}: Props<Data>) {
  const { data, isError, isFetching } = of;
  const retry = () => void of.refetch();
  if (absent !== undefined && isAbsent(of)) return absent;
  if (data === undefined)
    return isError && !isFetching ? <LoadFailed sentence={failed} onRetry={retry} /> : loading;
  return (
    <>
      {isError && (
        <Alert kind="warning">
          This could not be refreshed and may be out of date.{' '}
          <Button look="link" className="alert-act" onClick={retry}>
            Try again
          </Button>
        </Alert>
      )}
      {children(data)}
    </>
  );
}
