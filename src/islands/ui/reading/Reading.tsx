import type { ReactNode } from 'react';
import { LoadFailed } from '../list/Empty.tsx';
import { Outdated } from './Outdated.tsx';
import { useIsCutOff } from './useIsCutOff.ts';
import { isAbsent, type ReadingState } from './useRead.ts';

interface Props<Data> {
  of: ReadingState<Data>;
  /** Stands where the data will be. */
  loading: ReactNode;
  /** What is said where it could not be read. */
  failed: string;
  /** Shown where there is no such thing; without it, that counts as a failure. */
  absent?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a screen reads, in all its states: loading, failed, absent, there, and there but perhaps out of date. */
export function Reading<Data>({ of, loading, failed, absent, children }: Props<Data>) {
  const isCutOff = useIsCutOff();
  const { data, isError, isFetching, isPaused } = of;
  const retry = () => void of.refetch();
  if (absent !== undefined && isAbsent(of)) return absent;
  if (data === undefined) {
    if (isPaused) return <Outdated isCutOff hasData={false} onRetry={retry} />;
    return isError && !isFetching ? <LoadFailed sentence={failed} onRetry={retry} /> : loading;
  }
  return (
    <>
      {(isCutOff || isError) && <Outdated isCutOff={isCutOff} hasData onRetry={retry} />}
      {children(data)}
    </>
  );
}
