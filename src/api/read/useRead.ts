import {
  type keepPreviousData,
  skipToken,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { failureFrom } from '../problem.ts';
import type { Read } from './read.ts';
import { reader } from './reader.ts';

export type ReadingState<Data> = UseQueryResult<Data>;

/**
 * Reads something for as long as the screen shows it; nothing, where it is given null. A question that is no
 * longer asked is aborted.
 */
export function useRead<Data>(what: Read<Data> | null): ReadingState<Data> {
  const placeholderData = (previous: Data | undefined) =>
    previous !== undefined && what?.isKept?.(previous) ? previous : undefined;
  return useQuery(
    {
      queryKey: what?.queryKey ?? [],
      queryFn: what?.queryFn ?? skipToken,
      staleTime: what?.staleTime,
      enabled: !what?.isNotFetched,
      placeholderData: placeholderData as typeof keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        (data !== undefined && what?.againAfter?.(data)) || false,
    },
    reader,
  );
}

/** True if the thing does not exist or this person may not see it; the server does not tell these apart. */
export function isAbsent({ error }: Pick<ReadingState<unknown>, 'error'>): boolean {
  if (!error) return false;
  const { reason } = failureFrom(error);
  return reason === 'not-found' || reason === 'forbidden';
}
