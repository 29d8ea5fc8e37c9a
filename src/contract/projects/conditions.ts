import * as v from 'valibot';
import { mended, requiredText } from '../fields.ts';
import { givenDay } from '../time.ts';
import { numberFrom, typedNumber, whichNumber } from '../typed/numbers.ts';

const workplaces = ['on site', 'hybrid', 'remote'] as const;
export const owners = ['student', 'company', 'both'] as const;
export const secrecies = ['nothing', 'parts', 'agreement'] as const;

/** The currencies that the forms offer; the wire takes any code of ISO 4217. */
export const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'DKK', 'NOK', 'PLN', 'SEK'] as const;

const hours = v.pipe(
  typedNumber('Hours per week are required.'),
  v.integer('Enter a whole number of hours.'),
  v.minValue(1, 'Enter at least 1 hour.'),
  v.maxValue(60, 'Enter at most 60 hours.'),
);

/** `unpaid`, or a sum for the whole project: `EUR 1200`. */
const payPattern = /^(unpaid|[A-Z]{3} [1-9][0-9]{0,6})$/;
const sumOf = (pay: string): string => pay.slice(4);

/** Pay with its sum as `numberFrom` reads it; as it was typed where that is no number. */
const typedPay = (pay: string): string =>
  /^[A-Z]{3} /.test(pay) ? `${pay.slice(0, 4)}${numberFrom(sumOf(pay)) ?? ''}` : pay;

const pay = v.pipe(
  v.string('Say what the project pays, or that it is unpaid.'),
  mended(typedPay),
  v.regex(
    payPattern,
    ({ input }) => whichNumber(sumOf(input)) ?? 'Enter the amount as a whole number, such as 1200.',
  ),
);

/**
 * Conditions a project states before students can apply: how much, when, where, for what pay, and whose the work is.
 */
export const conditions = {
  deliverables: requiredText('Say what the student delivers.', 1_000),
  hoursPerWeek: hours,
  startDate: givenDay('Start date is required.'),
  endDate: givenDay('End date is required.'),
  workplace: v.picklist(workplaces, 'Choose where the work is done.'),
  pay,
  ownership: v.picklist(owners, 'Choose who owns the work.'),
  confidentiality: v.picklist(secrecies, 'Choose what is confidential.'),
};
type Stated = { [Name in keyof typeof conditions]: v.InferOutput<(typeof conditions)[Name]> };
/** As a project has them: null for what is not stated. */
export type Conditions = { [Name in keyof Stated]: Stated[Name] | null };

const unstated = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

/** As they are written: a draft may leave out any of them. */
export const conditionEntries = {
  deliverables: unstated(conditions.deliverables),
  hoursPerWeek: unstated(conditions.hoursPerWeek),
  startDate: unstated(conditions.startDate),
  endDate: unstated(conditions.endDate),
  workplace: unstated(conditions.workplace),
  pay: unstated(conditions.pay),
  ownership: unstated(conditions.ownership),
  confidentiality: unstated(conditions.confidentiality),
};

/** As they are listed. */
export const listedConditions = {
  deliverables: v.nullable(v.string()),
  hoursPerWeek: v.nullable(v.number()),
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  workplace: v.nullable(v.picklist(workplaces)),
  pay: v.nullable(v.string()),
  ownership: v.nullable(v.picklist(owners)),
  confidentiality: v.nullable(v.picklist(secrecies)),
};

/** For a project posted before these were asked for. */
export const notStated: Conditions = {
  deliverables: null,
  hoursPerWeek: null,
  startDate: null,
  endDate: null,
  workplace: null,
  pay: null,
  ownership: null,
  confidentiality: null,
};

/** The conditions out of a whole project. */
export const conditionsOf = (project: Conditions): Conditions =>
  Object.fromEntries(
    Object.keys(notStated).map((name) => [name, project[name as keyof Conditions]]),
  ) as unknown as Conditions;
