import type { Reader } from '../../contract/events/event.ts';
import type { universityEventKinds } from '../../contract/universities/events.ts';
import type { LinkedEvent, NewsWords, Said, Told } from '../told.ts';

/** The names that events between a student and their university are told with, as their records have them now. */
export interface StudentNames {
  readonly student: string;
  /** The project in which they have a place or an offer. */
  readonly project: string | null;
  /** The university that is to confirm the place. */
  readonly inCharge: string | null;
}

type Named = Told<'other university named' | 'other university named elsewhere', StudentNames>;

function otherNamed({ facts: { before, after, status }, names }: Named): Said {
  const place = names.project ? `a place in “${names.project}”` : 'a place';
  const then =
    status === 'Awaiting university'
      ? `The place in “${names.project}” is still waiting for ${names.inCharge}, which was asked to confirm it.`
      : `They ${status === 'Offered' ? 'have been offered' : 'have'} ${place}.`;
  return {
    title: 'A student named another university',
    message: `${names.student} now writes “${after}” as their university, and wrote “${before}” before. ${then}`,
  };
}

export const universityNews = {
  recommended: {
    student: ({ facts }) => ({
      title: 'You are recommended',
      message: `Somebody at your university recommends you: “${facts.sentence}” You choose on your profile whether companies read it.`,
    }),
  },
  'not known there': {
    student: () => ({
      title: 'Your university does not know you',
      message:
        'The university in your profile says that you do not study there. Correct it in your profile, or write to the programme’s office.',
    }),
  },
  'other university named': {
    university: otherNamed,
    student: ({ names: { inCharge, project } }) => ({
      title: 'Your place is still waiting for the university that was asked',
      message: `${inCharge} confirms your place in “${project}”, whatever your profile says now. Your new university counts for what you apply to from now on.`,
    }),
  },
  'other university named elsewhere': { university: otherNamed },
} satisfies NewsWords<typeof universityEventKinds, StudentNames>;

/** Page with more about a student; empty for staff who do not see them. */
export function studentLink({ kind, aboutId }: LinkedEvent, reader: Reader): string {
  if (kind === 'other university named elsewhere') return '';
  if (reader === 'university') return `/faculty/student?student=${aboutId}`;
  return kind === 'other university named' ? '/student/myproject' : '/student/profile';
}
