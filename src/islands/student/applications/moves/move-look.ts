import type { Application, ApplicationEvent } from '../../../../contract/applications.ts';

/** How a student's own moves are named and drawn. */
export const moveLook: Partial<Record<ApplicationEvent, { label: string; className: string }>> = {
  accept: { label: 'Accept', className: 'btn-accent' },
  decline: { label: 'Decline', className: 'btn-outline-primary' },
  withdraw: { label: 'Withdraw', className: 'btn-quiet' },
};

/** What is asked before a move that cannot be undone. */
export function confirmWords(
  event: ApplicationEvent,
  { projectTitle, companyName }: Pick<Application, 'projectTitle' | 'companyName'>,
) {
  if (event === 'decline') {
    return {
      title: 'Decline this offer',
      question: 'Are you sure you want to decline this offer?',
      consequence: `The place in “${projectTitle}” goes to somebody else.`,
      yes: 'Decline',
      no: 'Keep the offer',
    };
  }
  return {
    title: 'Withdraw this application',
    question: 'Are you sure you want to withdraw this application?',
    consequence: `${companyName} will no longer consider you for “${projectTitle}”.`,
    yes: 'Withdraw',
    no: 'Keep the application',
  };
}
