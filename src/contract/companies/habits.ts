import * as v from 'valibot';

/** Students' rating of work with a company: steps from 1 to 5, to a tenth. */
const rating = v.object({
  students: v.number(),
  mean: v.number(),
  /** Half of the students lie between these two. */
  from: v.number(),
  to: v.number(),
});

/** A company's public habits with its applicants and those who worked with it. */
export const companyHabits = v.object({
  /** Median days from an application to its first word on it; null without any. */
  responseDays: v.nullable(v.number()),
  /** Median days from a delivery to its review; null without enough of them. The original API has none. */
  reviewDays: v.optional(v.nullable(v.number())),
  /** From the answers of at least five students, by quarters that are over, of the last 24 months; else null. The original API has none. */
  rating: v.optional(v.nullable(rating)),
});
export type CompanyHabits = v.InferOutput<typeof companyHabits>;
