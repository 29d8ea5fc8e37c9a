import { written } from '../dates.ts';
import type { Conditions } from './conditions.ts';

export const workplaceWords = { 'on site': 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

export const ownershipWords = {
  student: 'The student owns it',
  company: 'The company owns it',
  both: 'Both may use it',
} as const;

export const confidentialityWords = {
  nothing: 'Nothing is confidential',
  parts: 'Some information is confidential',
  agreement: 'You sign a confidentiality agreement',
} as const;

export const daysOf = (duration: number): string => (duration === 1 ? '1 day' : `${duration} days`);

/** One fact as people read it. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A project's conditions but for what it delivers, in the order in which a student asks for them, to a student or about one. */
export function conditionFacts(
  project: Omit<Conditions, 'deliverables'>,
  reader: 'student' | 'others' = 'student',
): Fact[] {
  const { hoursPerWeek, workplace, pay, ownership, confidentiality } = project;
  const facts = {
    Pay: pay && payWords(pay),
    'Hours per week': hoursPerWeek && `${hoursPerWeek}`,
    Dates: datesOf(project),
    Workplace: workplace && workplaceWords[workplace],
    'Who owns the work': ownership && ownershipWords[ownership],
    Confidentiality:
      confidentiality === 'agreement' && reader === 'others'
        ? 'A confidentiality agreement, signed by the student'
        : confidentiality && confidentialityWords[confidentiality],
  };
  return Object.entries(facts).map(([name, value]) => ({ name, value: value || 'Not stated' }));
}

/** Deliverables by line, without list marks; empty if they are not stated. */
export const deliverablesIn = (deliverables: string | null): string[] =>
  (deliverables ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '');

export function payWords(pay: string): string {
  if (pay === 'unpaid') return 'Unpaid';
  const [currency = '', sum] = pay.split(' ');
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  return `${new Intl.NumberFormat('en-GB', style).format(Number(sum))} for the project`;
}

const day = (date: string, year: boolean): string =>
  written(date, year ? '3 Mar 2031' : '3 Mar', 'UTC');

/** `4 May to 30 Jun 2031`; null where neither day is stated. */
export function datesOf({
  startDate,
  endDate,
}: Pick<Conditions, 'startDate' | 'endDate'>): string | null {
  if (startDate && endDate) {
    const sameYear = startDate.slice(0, 4) === endDate.slice(0, 4);
    return `${day(startDate, !sameYear)} to ${day(endDate, true)}`;
  }
  if (startDate) return `From ${day(startDate, true)}`;
  return endDate && `Until ${day(endDate, true)}`;
}
