import { createContext, useContext } from 'react';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import type { ApplicationEvent } from '../../../../contract/applications/moves.ts';

interface Deciding {
  readonly decide: (event: ApplicationEvent, applicants: readonly Applicant[]) => void;
  /** Explains why an act is impossible now, for any applicant; null if it is possible. */
  readonly obstacleTo: (event: ApplicationEvent) => string | null;
}

const Context = createContext<Deciding>({ decide: () => {}, obstacleTo: () => null });

export const DecidingProvider = Context.Provider;
export const useDeciding = (): Deciding => useContext(Context);
