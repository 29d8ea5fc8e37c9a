import type { EngagementEvent, EngagementHappening } from '../../../../contract/engagements.ts';

type About = Pick<EngagementHappening, 'event' | 'milestone' | 'version'>;

const named = ({ milestone }: About): string => (milestone ? `“${milestone}”` : 'A milestone');
const versioned = ({ version }: About): string =>
  version && version > 1 ? `, version ${version}` : '';

const words: Record<EngagementEvent, (about: About) => string> = {
  opened: () => 'Place taken',
  'plan proposed': (about) => `Plan proposed${versioned(about)}`,
  'plan agreed': (about) => `Plan agreed${versioned(about)}`,
  'change asked for': () => 'Change of the plan asked for',
  delivered: (about) => `${named(about)} handed in${versioned(about)}`,
  'changes asked for': (about) => `Changes of ${named(about)} asked for`,
  approved: (about) => `${named(about)} approved${versioned(about)}`,
  waived: (about) => `${named(about)} not needed any more`,
  'checked in': () => 'Check-in',
  'closing sentence': () => 'Closing sentence said',
  completed: () => 'Work completed',
  'ended early': () => 'Ended early',
  reminded: () => 'Reminded by the programme',
};

/** What has happened, in a few words. */
export const happeningInWords = (about: About): string => words[about.event](about);
