import { daysLater } from '../../../../src/contract/days.ts';
import { dayIn, startOfDay } from '../../jobs/programme-day.ts';

/** Minutes after a mail about a subject during which further notifications of it are gathered. */
export const gatheredMinutes = 15;
/** Minutes that a message may stay unread before it is mailed. */
export const unreadMinutes = 10;
/** More mails about news than this go to nobody on one day of the programme; the rest is one mail the next morning. */
export const mailsADay = 30;
/** Anything to answer within this many hours is mailed at once, whatever was mailed before. */
const urgentHours = 48;
/** Hours after the start of the programme's day that the daily mail goes. */
const dailyMailAfterHours = 7;
/** Items of the daily mail, which also gives the number of the rest. */
export const dailyListsAtMost = 50;

const hourMs = 3_600_000;

/** True if a notification is mailed at once because the reader has little time to answer. */
export const isUrgent = (answerBy: Date | undefined, now: Date): boolean =>
  answerBy !== undefined && answerBy.getTime() - now.getTime() <= urgentHours * hourMs;

/** When what is left of today is mailed. `timeZone` is a name of IANA. */
export const nextDailyMail = (timeZone: string, now: Date): Date =>
  new Date(
    startOfDay(timeZone, daysLater(dayIn(timeZone, now), 1)).getTime() +
      dailyMailAfterHours * hourMs,
  );
