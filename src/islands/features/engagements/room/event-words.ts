import type {
  Addressee,
  EngagementEvent,
  EngagementEventKind,
} from '../../../../contract/engagements/engagements.ts';
import { calendarDay } from '../../../ui/status/dates.ts';
import { isolated } from '../../../ui/status/isolated.ts';

type About = Pick<EngagementEvent, 'event' | 'milestone' | 'version' | 'day' | 'addressed'>;

const named = ({ milestone }: About): string => (milestone ? `“${milestone}”` : 'A milestone');
const versioned = ({ version }: About): string =>
  version && version > 1 ? `, version ${version}` : '';

const until = ({ day }: About): string => (day ? `, until ${calendarDay(day)}` : '');
const to = ({ day }: About): string => (day ? ` to ${calendarDay(day)}` : '');

const readers: Record<Addressee, string> = {
  student: 'the student',
  company: 'the company',
  both: 'the student and the company',
};

const words: Record<EngagementEventKind, (about: About) => string> = {
  opened: () => 'Place taken',
  'plan proposed': (about) => `Plan proposed${versioned(about)}`,
  'plan agreed': (about) => `Plan agreed${versioned(about)}`,
  'change asked for': () => 'Change to the plan requested',
  delivered: (about) => `${named(about)} handed in${versioned(about)}`,
  objected: (about) => `Objection to ${named(about)}${versioned(about)}`,
  'changes asked for': (about) => `Changes to ${named(about)} requested`,
  approved: (about) => `${named(about)} approved${versioned(about)}`,
  waived: (about) => `${named(about)} waived`,
  'checked in': () => 'Check-in',
  'extension asked': (about) => `More time for ${named(about)} requested${until(about)}`,
  'extension granted': (about) => `More time for ${named(about)} granted${until(about)}`,
  'extension refused': (about) => `More time for ${named(about)} refused`,
  'another day offered': (about) => `Another day for ${named(about)} offered${until(about)}`,
  'another day accepted': (about) => `The other day for ${named(about)} accepted${until(about)}`,
  'extension withdrawn': (about) => `Request for more time for ${named(about)} withdrawn`,
  'moved along': (about) => `${named(about)} moved along${to(about)}`,
  'more time given': (about) =>
    `More time for ${named(about)} given by the programme’s office${until(about)}`,
  'closing sentence': () => 'Closing statement written',
  'evaluations opened': () => 'Evaluations opened',
  'outcome decided': () => 'Outcome decided by the programme’s office',
  completed: () => 'Work completed',
  'not completed': () => 'Work not completed',
  'outcome objected to': () => 'Objection to the outcome',
  'term ended': () => 'The term’s working time has ended: both sides evaluate the work',
  'ended early': () => 'Ended early',
  'office wrote': ({ addressed }) =>
    `The programme’s office wrote to ${readers[addressed ?? 'both']}`,
  reminded: () => 'Reminded by the programme’s office',
};

/** What has happened, in a few words. */
export const happeningInWords = (about: About): string => isolated(words[about.event](about));
