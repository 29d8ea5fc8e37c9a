import type { applicationEventKinds } from '../../contract/applications/events.ts';
import type { NewsWords, Said, Told } from '../told.ts';

/** The names that events of an application are told with, as their records have them now. */
export interface ApplicationNames {
  readonly project: string;
  readonly company: string;
  readonly student: string;
  /** The university asked to confirm the place. */
  readonly university: string | null;
  /** The person who looks after the work at the university. */
  readonly supervisor: string | null;
}

export type ApplicationNews = NewsWords<typeof applicationEventKinds, ApplicationNames>;
export type Words<Kind extends keyof ApplicationNews> = Told<Kind, ApplicationNames>;

/** One title for all, and a message made of the names. */
export const said =
  (title: string, message: (names: ApplicationNames) => string) =>
  ({ names }: { readonly names: ApplicationNames }): Said => ({ title, message: message(names) });
