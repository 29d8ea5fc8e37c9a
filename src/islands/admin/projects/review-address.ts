import { addressWith, type Search } from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';

/** The address that lays the review of a project over the table. */
export const reviewAddress = (pid: number): string =>
  addressWith(screens['manage-project'], { review: pid });

/** Which project an address asks to review; null for none. */
export function reviewIn({ review }: Search): number | null {
  return /^[1-9]\d{0,14}$/.test(review ?? '') ? Number(review) : null;
}

/** The table as the address has it, without what lies over it. */
export function addressWithoutReview({ review: _, ...search }: Search): string {
  return addressWith(screens['manage-project'], search);
}
