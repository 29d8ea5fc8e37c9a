import { type Instance, longestList } from './instance.ts';
import { field, type Wishes, wishWidth } from './wishes.ts';

/**
 * The acceptable wishes company by company, there as the company ranks the students, and those of one
 * student by their own choice. An offer is named by where its fields begin: of a company's two offers the
 * lower number is the better.
 */
export interface CompanyOrder {
  /** Each project's best offer, or `noOffer`. */
  readonly first: Int32Array;
  readonly fields: Int32Array;
}

export const offer = {
  student: 0,
  project: 1,
  /** Rank the student gives the project, 0 best. */
  choice: 2,
  /** The project's next best offer, or `noOffer`. */
  following: 3,
} as const;
export const offerWidth = 4;
export const noOffer = -1;

/**
 * Puts wishes into the companies' order, in time linear in the lists' total length. It lies in the wishes' spare room,
 * and so until they are put in order again.
 */
export function companyOrder(
  instance: Instance,
  { start, fields: wishes, spare: fields }: Wishes,
): CompanyOrder {
  const { projects, companies, rankingStart, ranking } = instance;
  const first = new Int32Array(projects).fill(noOffer);
  const last = new Int32Array(projects).fill(noOffer);
  const atRank = new Int32Array(longestList(rankingStart)).fill(-1);
  const behind = new Int32Array(longestList(start) / wishWidth);
  let at = 0;
  for (let company = 0; company < companies; company += 1) {
    const from = start[company]!;
    const ranked = rankingStart[company]!;
    // Each student's best wish is last, so it comes out first.
    for (let wish = from; wish < start[company + 1]!; wish += wishWidth) {
      const place = wishes[wish + field.place]!;
      if (place < 0) continue;
      behind[(wish - from) / wishWidth] = atRank[place - ranked]!;
      atRank[place - ranked] = wish;
    }
    for (let rank = 0; rank < rankingStart[company + 1]! - ranked; rank += 1) {
      for (let wish = atRank[rank]!; wish >= 0; wish = behind[(wish - from) / wishWidth]!) {
        const project = wishes[wish + field.project]!;
        fields[at + offer.student] = ranking[ranked + rank]!;
        fields[at + offer.project] = project;
        fields[at + offer.choice] = wishes[wish + field.choice]!;
        fields[at + offer.following] = noOffer;
        const before = last[project]!;
        if (before === noOffer) first[project] = at;
        else fields[before + offer.following] = at;
        last[project] = at;
        at += offerWidth;
      }
      atRank[rank] = -1;
    }
  }
  return { first, fields: fields.subarray(0, at) };
}
