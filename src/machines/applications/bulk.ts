import type { Applicant } from '../../contract/applications/applicants.ts';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationEvents,
  type MoveReason,
} from '../../contract/applications/moves.ts';
import { applicationAfter, isFreeTo, placeHolding } from '../lifecycle/application.ts';

/** A decision about one or several applicants, with its reason if it needs one. */
export interface Decision {
  readonly event: ApplicationEvent;
  readonly applicants: readonly Applicant[];
  readonly reason?: MoveReason | undefined;
  readonly note?: string;
}

/** Status that a company's act leads to; null if the lifecycle does not know it. */
export const afterDecision = (
  applicant: Pick<Applicant, 'status' | 'offerOpened'>,
  event: ApplicationEvent,
): ApplicationStatus | null =>
  isFreeTo(event, applicant) ? applicationAfter(applicant.status, event, 'Company') : null;

/** Applicants whose offer a decision takes back. Its reason is fixed. */
export const takenBack = ({ event, applicants }: Decision): readonly Applicant[] =>
  event === 'reject' ? applicants.filter(({ status }) => status === 'Offered') : [];

/** Acts possible for at least one of them, in the order of the buttons. */
export const movesOfAny = (applicants: readonly Applicant[]): ApplicationEvent[] =>
  applicationEvents.filter((event) => applicants.some((one) => afterDecision(one, event) !== null));

/** Splits the applicants into those an act can move now and the others. */
export function split(
  applicants: readonly Applicant[],
  event: ApplicationEvent,
): { readonly able: readonly Applicant[]; readonly unable: readonly Applicant[] } {
  const able = applicants.filter((one) => afterDecision(one, event) !== null);
  return { able, unable: applicants.filter((one) => !able.includes(one)) };
}

/** Also splits off those for whom no offer is left: free places go to the first in order. */
export function affected({ applicants, event }: Decision, free: number) {
  const { able, unable } = split(applicants, event);
  const most = event === 'offer' ? free : able.length;
  return { able: able.slice(0, most), beyond: able.slice(most), unable };
}

/** The applicants as they will be once what is under way has come true. */
export function asDecided(
  rows: readonly Applicant[],
  underWay: readonly Decision[],
): readonly Applicant[] {
  if (underWay.length === 0) return rows;
  const expected = new Map<number, ApplicationStatus>();
  for (const { event, applicants } of underWay) {
    for (const applicant of applicants) {
      const { applicationId } = applicant;
      const status = expected.get(applicationId) ?? applicant.status;
      const next = afterDecision({ ...applicant, status }, event);
      if (next) expected.set(applicationId, next);
    }
  }
  return rows.map((row) => {
    const status = expected.get(row.applicationId);
    return status && status !== row.status ? { ...row, status } : row;
  });
}

const holds = (status: ApplicationStatus) =>
  (placeHolding as readonly ApplicationStatus[]).includes(status);

/** Number of free places after everything under way; never below 0. */
export function freePlaces(
  { places, placesTaken }: { readonly places: number; readonly placesTaken: number },
  rows: readonly Applicant[],
  decided: readonly Applicant[],
): number {
  const taken = decided.reduce(
    (sum, row, at) => sum + Number(holds(row.status)) - Number(holds(rows[at]!.status)),
    placesTaken,
  );
  return Math.max(0, places - taken);
}
