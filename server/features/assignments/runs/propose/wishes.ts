import type { ApplicationStatus } from '../../../../../src/contract/applications/moves.ts';
import { fitOf } from '../../../students/fit.ts';

/** One application that takes part, with what both sides said of it and what fit needs to know. */
export interface Wish {
  readonly applicationId: number;
  readonly studentId: number;
  readonly projectId: number;
  readonly status: ApplicationStatus;
  /** The student's order and the company's, from 1; null where they have not said. */
  readonly preference: number | null;
  readonly companyRank: number | null;
  readonly asks: {
    readonly skills: string;
    readonly engineeringType: string;
    readonly duration: number;
  };
  readonly offers: {
    readonly skills: string;
    readonly engineeringType: string;
    readonly availableDays: number | null;
  };
}

/** Criteria for a student's place in a project's order. */
const decisions = ['company', 'fit', 'draw'] as const;
export type Decision = (typeof decisions)[number];

/** A wish in both complete orders, each from 1. */
export interface OrderedWish {
  readonly applicationId: number;
  readonly studentId: number;
  readonly projectId: number;
  readonly choice: number;
  readonly standing: number;
  readonly stoodBy: Decision;
}

/**
 * Completes the orders of both sides: first by rank, then by fit, then by a draw from the seed. The result depends on
 * the wishes and the seed alone, not on the order of the wishes.
 * @returns by student, the most wanted first
 */
export function orderWishes(wishes: readonly Wish[], seed: number): OrderedWish[] {
  const weighed = wishes.map((wish) => ({
    wish,
    fit: wish.preference && wish.companyRank ? 0 : fitOf(wish.asks, wish.offers).score,
    draw: drawOf(seed, wish.applicationId),
  }));
  const byFitAndDraw = (one: Weighed, other: Weighed) =>
    other.fit - one.fit ||
    one.draw - other.draw ||
    one.wish.applicationId - other.wish.applicationId;

  const standings = new Map<number, { standing: number; stoodBy: Decision }>();
  weighed.sort(
    (one, other) =>
      one.wish.projectId - other.wish.projectId ||
      ranked(one.wish.companyRank, other.wish.companyRank) ||
      byFitAndDraw(one, other),
  );
  let standing = 0;
  weighed.forEach((here, at) => {
    const before = weighed[at - 1];
    const isFirst = before?.wish.projectId !== here.wish.projectId;
    standing = isFirst ? 1 : standing + 1;
    const stoodBy = decisionOf(here, weighed[at - 1], weighed[at + 1]);
    standings.set(here.wish.applicationId, { standing, stoodBy });
  });

  weighed.sort(
    (one, other) =>
      one.wish.studentId - other.wish.studentId ||
      ranked(one.wish.preference, other.wish.preference) ||
      byFitAndDraw(one, other),
  );
  let choice = 0;
  return weighed.map(({ wish: { applicationId, studentId, projectId } }, at) => {
    choice = weighed[at - 1]?.wish.studentId === studentId ? choice + 1 : 1;
    return { applicationId, studentId, projectId, choice, ...standings.get(applicationId)! };
  });
}

interface Weighed {
  readonly wish: Wish;
  readonly fit: number;
  readonly draw: number;
}

/** Ranked ones in their order, before those that are not. */
const ranked = (one: number | null, other: number | null): number =>
  (one ?? Number.MAX_SAFE_INTEGER) - (other ?? Number.MAX_SAFE_INTEGER);

/** A draw decided where somebody next to them fits equally well. */
function decisionOf(here: Weighed, before?: Weighed, after?: Weighed): Decision {
  if (here.wish.companyRank !== null) return 'company';
  const isEqual = (other?: Weighed) =>
    other?.wish.projectId === here.wish.projectId &&
    other.wish.companyRank === null &&
    other.fit === here.fit;
  return isEqual(before) || isEqual(after) ? 'draw' : 'fit';
}

/** 32 bits that look like chance: the finaliser of A. Appleby's MurmurHash3 (fmix32) over both numbers. */
export function drawOf(seed: number, applicationId: number): number {
  const high = Math.floor(applicationId / 2 ** 32);
  return mixed((mixed((applicationId ^ seed) >>> 0) ^ mixed((high + 0x9e3779b9) ^ seed)) >>> 0);
}

function mixed(bits: number): number {
  let hash = bits;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
