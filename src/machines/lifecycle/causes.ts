import type { ProjectStatus } from '../../contract/projects/statuses.ts';
import { ended } from './project.ts';

export interface RelatedRecords {
  /** Applications that wait for the company's word. */
  readonly open: number;
  /** Offers that wait for their student's answer. */
  readonly offers: number;
  /** Students who work on it. */
  readonly accepted: number;
}

/** Consequences of a project's move in sentences, shown before it is made. */
export function causesOf(
  from: ProjectStatus,
  to: ProjectStatus,
  hanging: RelatedRecords,
): string[] {
  const { open, offers, accepted } = hanging;
  const causes: string[] = [];
  if ((ended as readonly string[]).includes(to)) {
    if (open > 0) causes.push(`${counted(open, 'open application')} will be closed.`);
    if (offers > 0) causes.push(`${stays(offers)} and can still be accepted.`);
    if (accepted > 0) causes.push(working(accepted));
  }
  if (from === 'pending' && to !== 'Cancelled') {
    causes.push('Students can no longer apply.');
    if (open > 0) causes.push(`${counted(open, 'open application')} can still be answered.`);
    if (offers > 0) causes.push(`${stays(offers)}.`);
  }
  if (to === 'Awaiting approval')
    causes.push('The programme’s office looks at it first. Students see it once it is approved.');
  if (to === 'pending')
    causes.push('Students can apply until the deadline or until all places are taken.');
  return causes;
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
const stays = (offers: number) =>
  `${counted(offers, 'offer')} ${offers === 1 ? 'is' : 'are'} waiting for an answer`;
const working = (accepted: number) =>
  `${counted(accepted, 'accepted student')} ${accepted === 1 ? 'has' : 'have'} work that is not completed.`;
