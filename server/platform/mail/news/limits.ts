import { daysLater } from '../../../../src/contract/days.ts';
import { dayIn, startOfDay } from '../../jobs/programme-day.ts';

/** After a mail about something, further news of the same thing is gathered for so many minutes. */
export const gatheredMinutes = 15;
/** More mails about news than this go to nobody on one day of the programme; the rest is one mail the next morning. */
export const mailsADay = 30;
/** Anything to answer within this many hours is mailed at once, whatever was mailed before. */
const urgentHours = 48;
/** The daily mail goes so many hours after the programme's day has begun. */
const dailyMailAfterHours = 7;
/** The daily mail lists so many things, and says how many more there are. */
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
