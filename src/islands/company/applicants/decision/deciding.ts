import { createContext, useContext } from 'react';
import type { Applicant } from '../../../../contract/applicants.ts';
import type { ApplicationEvent } from '../../../../contract/applications.ts';

interface Deciding {
  readonly decide: (event: ApplicationEvent, applicants: readonly Applicant[]) => void;
  /** No place is free any more. */
  readonly isFull: boolean;
}

const Context = createContext<Deciding>({ decide: () => {}, isFull: false });

/** How the parts of a screen decide about applicants. */
export const DecidingProvider = Context.Provider;
export const useDeciding = (): Deciding => useContext(Context);
