import { useEffect, useState } from 'react';

/** Returns the typed text once typing has paused for this many milliseconds. */
export function usePause(typed: string, pause = 150): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  return settled;
}
