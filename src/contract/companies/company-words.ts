import type { CompanyHabits } from './habits.ts';

/** A company's first letters, where a person would have a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&+.,-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join('');
}

/** A company's habits, each after ‘This company’; empty if nothing is known. */
export const habitWords = ({ responseDays, reviewDays, rating }: CompanyHabits): string[] => [
  ...(responseDays === null ? [] : [answersWithin(responseDays)]),
  ...(reviewDays == null ? [] : [`reviews deliveries ${spanOf(reviewDays)}`]),
  ...(rating ? [`is rated ${rating.mean} of 5 by ${rating.students} students`] : []),
];

/** Puts the median of days to a company's first answer into words. */
export function answersWithin(responseDays: number): string {
  if (responseDays <= 1) return 'usually answers within a day';
  return `usually answers within ${Math.ceil(responseDays)} days`;
}

const month = 30;

function spanOf(days: number): string {
  if (days <= 1) return 'within a day';
  const whole = Math.round(days);
  if (whole === 1) return 'in about a day';
  if (whole < 7) return `in about ${whole} days`;
  const weeks = Math.round(days / 7);
  if (weeks === 1) return 'in about a week';
  return days < 2 * month ? `in about ${weeks} weeks` : 'after two months or more';
}
