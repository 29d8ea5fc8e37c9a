import type { Application } from '../../../contract/applications/applications.ts';
import { written } from '../../../contract/dates.ts';
import { dayMs } from '../../../contract/days.ts';
import { type Engagement, isDelivery } from '../../../contract/engagements/engagements.ts';
import { inGroup } from '../../../machines/lifecycle/application-groups.ts';
import { dueBy, nextAct, waitsFor } from '../../features/engagements/next-words.ts';
import { workAddress } from '../../features/engagements/work-address.ts';
import { distanceInWords } from '../../features/terms/calendar-words.ts';
import { calendarDay, isoDayOf } from '../../ui/status/dates.ts';
import { isolated } from '../../ui/status/isolated.ts';
import { addressOf } from '../applications/applications-address.ts';
import { screens } from '../screens.ts';

/** Something that waits for the student, and where they see to it. */
export interface WaitingLine {
  readonly words: string;
  readonly projectTitle: string;
  readonly address: string;
  /** The day by which it should be done, such as `2031-05-04`. */
  readonly by: string;
}

const shownAtMost = 3;

/** Lines about work that waits, the most urgent first. Days are in the reader's zone. */
export const waitingLines = (
  applications: readonly Application[],
  engagements: readonly Engagement[],
  today: string,
): WaitingLine[] =>
  [
    ...applications.flatMap(offerLine(today)),
    ...engagements.flatMap((one) => waitsFor(one, 'student')).flatMap(workLine(today)),
  ]
    .sort((one, other) => one.by.localeCompare(other.by))
    .slice(0, shownAtMost);

const offerLine =
  (today: string) =>
  (one: Application): WaitingLine[] => {
    const { applicationId, companyName, projectTitle, offerExpiresAt } = one;
    if (offerExpiresAt === null || inGroup([one], 'answer').length === 0) return [];
    const by = isoDayOf(new Date(offerExpiresAt));
    const words = isolated(`Offer from ${companyName}: answer ${byDay(today, by)}`);
    return [{ words, projectTitle, address: addressOf({ application: applicationId }), by }];
  };

const workLine =
  (today: string) =>
  (one: Engagement): WaitingLine[] => {
    const { id, next, dueOn, projectTitle } = one;
    const by = dueBy(one);
    if (next === null || by === null) return [];
    const words = [nextAct(one), isDelivery(next) && dueOn && dueWords(today, dueOn)]
      .filter(Boolean)
      .join(', ');
    return [{ words, projectTitle, address: workAddress(screens.work, { engagement: id }), by }];
  };

const dueWords = (today: string, day: string): string =>
  day < today ? `overdue since ${calendarDay(day)}` : `due ${distanceInWords(today, day)}`;

/** A day to come: `today`, `by tomorrow`, `by Tuesday` within a week, else `by 3 Mar`. */
function byDay(today: string, day: string): string {
  const distance = distanceInWords(today, day);
  if (distance === 'today') return distance;
  if (distance === 'tomorrow') return `by ${distance}`;
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  return `by ${days < 7 ? written(day, 'Monday', 'UTC') : calendarDay(day)}`;
}
