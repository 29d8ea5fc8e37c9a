import type { Addressee } from '../../contract/engagements/engagements.ts';
import type { HappeningKind } from '../../contract/engagements/events.ts';

/** Facts and names of a line of the history. */
export interface HappeningAbout {
  readonly event: HappeningKind;
  /** The title of its milestone; null for none, and for one that the plan has left out. */
  readonly milestone: string | null;
  readonly version: number | null;
  /** The new day that it was about, such as `2031-05-04`. */
  readonly day: string | null;
  /** To whom the office wrote. */
  readonly addressed: Addressee | null;
}

/** How a screen says a day. */
type Day = (day: string) => string;

const named = ({ milestone }: HappeningAbout): string =>
  milestone ? `“${milestone}”` : 'A milestone';
const versioned = ({ version }: HappeningAbout): string =>
  version && version > 1 ? `, version ${version}` : '';

const until = ({ day }: HappeningAbout, inWords: Day): string =>
  day ? `, until ${inWords(day)}` : '';
const to = ({ day }: HappeningAbout, inWords: Day): string => (day ? ` to ${inWords(day)}` : '');

const readers: Record<Addressee, string> = {
  student: 'the student',
  company: 'the company',
  both: 'the student and the company',
};

const lines: Record<HappeningKind, (about: HappeningAbout, inWords: Day) => string> = {
  opened: () => 'Place taken',
  'plan proposed': (about) => `Plan proposed${versioned(about)}`,
  'plan agreed': (about) => `Plan agreed${versioned(about)}`,
  'change asked for': () => 'Change to the plan asked for',
  delivered: (about) => `${named(about)} handed in${versioned(about)}`,
  objected: (about) => `Objection to ${named(about)}${versioned(about)}`,
  'changes asked for': (about) => `Changes to ${named(about)} asked for`,
  approved: (about) => `${named(about)} approved${versioned(about)}`,
  waived: (about) => `${named(about)} waived`,
  'checked in': () => 'Check-in',
  'extension asked': (about, inWords) =>
    `More time for ${named(about)} asked for${until(about, inWords)}`,
  'extension granted': (about, inWords) =>
    `More time for ${named(about)} granted${until(about, inWords)}`,
  'extension refused': (about) => `More time for ${named(about)} refused`,
  'another day offered': (about, inWords) =>
    `Another day for ${named(about)} offered${until(about, inWords)}`,
  'another day accepted': (about, inWords) =>
    `The other day for ${named(about)} accepted${until(about, inWords)}`,
  'extension withdrawn': (about) => `Request for more time for ${named(about)} withdrawn`,
  'moved along': (about, inWords) => `${named(about)} moved along${to(about, inWords)}`,
  'more time given': (about, inWords) =>
    `More time for ${named(about)} given by the programme’s office${until(about, inWords)}`,
  'evaluations opened': () => 'Evaluations opened',
  'outcome decided': () => 'Outcome decided by the programme’s office',
  completed: () => 'Work completed',
  'not completed': () => 'Work not completed',
  'outcome objected to': () => 'Objection to the outcome',
  'showing asked for': () => 'Permission to show the work asked for',
  'showing answered': () => 'Permission to show the work answered',
  'term ended': () => 'The term’s working time has ended: both sides evaluate the work',
  'ended early': () => 'Ended early',
  'office wrote': ({ addressed }) =>
    `The programme’s office wrote to ${readers[addressed ?? 'both']}`,
  reminded: () => 'Reminded by the programme’s office',
};

/** A line of the history. */
export const happeningInWords = (about: HappeningAbout, inWords: Day): string =>
  lines[about.event](about, inWords);
