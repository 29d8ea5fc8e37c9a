import type { ApplicationEvent } from '../../../contract/applications.ts';

/** How a student's own moves are named and drawn. */
export const moveLook: Partial<Record<ApplicationEvent, { label: string; className: string }>> = {
  accept: { label: 'Accept', className: 'btn-accent' },
  decline: { label: 'Decline', className: 'btn-outline-primary' },
  withdraw: { label: 'Withdraw', className: 'btn-quiet' },
};
