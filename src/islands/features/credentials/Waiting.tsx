import {
  type Allowance,
  type Hindrance,
  type Proof,
  showingChosen,
} from '../../../contract/credentials/credentials.ts';
import { dayMs } from '../../../contract/days.ts';
import { showingAnswered } from '../../../machines/lifecycle/standing.ts';
import { calendarDay, dayOf } from '../../ui/status/dates.ts';
import type { Side } from '../engagements/next-words.ts';
import type { ProofView } from './ShowingForm.tsx';

const hindered: Record<Hindrance, (proof: Proof, side: Side) => string> = {
  'no key': (_, side) =>
    side === 'office'
      ? 'Credentials cannot be issued at the moment: the page of credentials says why.'
      : 'Credentials cannot be issued at the moment. The programme’s office has been told.',
  'not completed': () => 'A credential is issued for completed work only.',
  'may change': ({ objectUntil }, side) => {
    if (!objectUntil) return 'A credential is issued once the objection has been decided.';
    const who = side === 'student' ? 'you choose what to show' : 'the student chooses what to show';
    return `The outcome can be objected to until ${calendarDay(objectUntil)}. After that ${who}, and the programme issues a credential.`;
  },
  'too many': () => 'This work has had as many credentials as it can have.',
  barred: (_, side) =>
    side === 'office'
      ? 'You have stopped new credentials for this work.'
      : 'The programme’s office has stopped new credentials for this work. Write to it if this is a mistake.',
};

/** Names the person who must act before there is a credential; empty if there is none. */
export function notYet({ side, room: { studentName }, proof }: ProofView): string {
  const { hindrance, studentAsked } = proof;
  if (side === 'company')
    return `${studentName} can get a credential that proves this work. It shows deliveries and what was written about them only if you allow it.`;
  if (hindrance !== null) return hindered[hindrance](proof, side);
  const unasked = studentAsked
    ? `If nothing is chosen by ${dayOf(later(studentAsked.at, showingChosen.issuedAfter))}, it is issued and shows only the outcome.`
    : '';
  if (side === 'student')
    return `A signed credential proves this work to anybody, without asking us. The programme issues it as soon as you have chosen what to show. ${unasked}`;
  return studentAsked
    ? `${studentName} chooses what to show: ${askedWords(studentAsked)}. The programme issues the credential then. ${unasked}`
    : `${studentName} is asked within the hour what to show. The programme issues the credential then.`;
}

/** Items the company allows, or since when it has been asked. */
export function Permission({ side, room, proof }: ProofView) {
  const { allowed, companyAsked, wanted, deliveries, words, wordsBy } = proof;
  const { companyName, studentName } = room;
  if (companyAsked) {
    const by = dayOf(later(companyAsked.at, showingAnswered.within));
    return (
      <p>
        {side === 'company'
          ? `${studentName} asks what may be shown of this work: ${askedWords(companyAsked)}. Answer by ${by}; nothing is shown before.`
          : `${companyName} says what may be shown of it: ${askedWords(companyAsked)}. It has until ${by}; after that the programme’s office follows it up.`}
      </p>
    );
  }
  if (allowed)
    return (
      <p>
        {allowedWords(
          allowed,
          side === 'company' ? 'You allow' : `${companyName} allows`,
          wordsBy ?? companyName,
        )}
        {side === 'student' &&
          ' Your portfolio shows what you chose of it. A credential holds what was allowed when it was issued.'}
      </p>
    );
  const isToBeAsked = side === 'student' && !wanted && (deliveries.length > 0 || words !== '');
  return isToBeAsked ? (
    <p className="soft">{companyName} is asked what may be shown as soon as you have chosen.</p>
  ) : null;
}

/** @param writer of the words */
function allowedWords({ deliveries, words }: Allowance, allows: string, writer: string): string {
  const shown = [
    deliveries.length === 1 && 'one delivery',
    deliveries.length > 1 && `${deliveries.length} deliveries`,
    words && `what ${writer} wrote`,
  ].filter(Boolean);
  return shown.length === 0
    ? `${allows} only the outcome to be shown.`
    : `${allows} ${shown.join(' and ')} to be shown.`;
}

/** ‘asked on 3 July, reminded on 10 July’ */
const askedWords = ({ at, remindedAt }: NonNullable<Proof['companyAsked']>): string =>
  [`asked on ${dayOf(at)}`, remindedAt && `reminded on ${dayOf(remindedAt)}`]
    .filter(Boolean)
    .join(', ');

const later = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * dayMs).toISOString();
