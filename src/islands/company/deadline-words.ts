import { daysOf } from '../../contract/projects/condition-words.ts';
import type { Project } from '../../contract/projects/projects.ts';
import { isPosted } from '../../machines/lifecycle/project.ts';
import { timeNow } from '../../session/clock.ts';
import { dayOf, deadlineOf, lastDayOf } from '../ui/status/dates.ts';

const day = 24 * 60 * 60 * 1000;

/** Null without a deadline. */
export function deadlineWords(
  { deadline, status, opensAt }: Pick<Project, 'deadline' | 'status' | 'opensAt'>,
  now = timeNow(),
): string | null {
  if (opensAt && now < new Date(opensAt)) return `Applications open on ${dayOf(opensAt)}`;
  if (!deadline) return null;
  const left = new Date(deadline).getTime() - now.getTime();
  if (left <= 0) return `Applications closed on ${lastDayOf(deadline, now)}`;
  if (status !== 'pending' && isPosted(status))
    return `Applications were open until ${deadlineOf(deadline, now)}`;
  return left < day
    ? 'Less than a day left to apply'
    : `${daysOf(Math.floor(left / day))} left to apply, until ${deadlineOf(deadline, now)}`;
}

/** True if people may still expect to apply but cannot. */
export const isOverdue = ({ applying }: Pick<Project, 'applying'>): boolean =>
  applying === 'deadline-passed';
