import type {
  Application,
  ApplicationDetail,
} from '../../../../contract/applications/applications.ts';
import type { ApplicationEvent } from '../../../../contract/applications/moves.ts';
import type { ButtonLook } from '../../../ui/form/Button.tsx';

/** Labels and looks of a student's own moves. */
export const moveLook: Partial<Record<ApplicationEvent, { label: string; look: ButtonLook }>> = {
  accept: { label: 'Accept', look: 'primary' },
  decline: { label: 'Decline', look: 'outline' },
  withdraw: { label: 'Withdraw', look: 'quiet' },
  answer: { label: 'Answer', look: 'primary' },
};

type About = Pick<Application, 'projectTitle' | 'companyName' | 'status'> &
  Pick<Partial<ApplicationDetail>, 'confirmedBy'>;

/** Consequence of accepting an offer, for this student. */
export const whatFollowsAcceptance = ({ companyName, confirmedBy }: About): string =>
  confirmedBy
    ? `${confirmedBy} confirms the place next, and it is held for you until then. Your other applications stay open.`
    : `The place is yours at once, and ${companyName} proposes a plan of the work. Your other applications stay open.`;

/** Asks before a move, with its consequences. */
export function confirmWords(event: ApplicationEvent, about: About) {
  const { projectTitle, companyName, status } = about;
  switch (event) {
    case 'accept':
      return {
        title: 'Accept this offer',
        question: `You take the place in “${projectTitle}”. We notify ${companyName} at once, and they count on you.`,
        consequence: whatFollowsAcceptance(about),
        yes: 'Accept',
        no: 'Not yet',
        look: 'primary',
      } as const;
    case 'decline':
      return {
        title: 'Decline this offer',
        question: 'Are you sure you want to decline this offer?',
        consequence: `The place in “${projectTitle}” goes to somebody else.`,
        yes: 'Decline',
        no: 'Keep the offer',
      };
    case 'answer':
      return {
        title: 'Answer the company',
        question: `Tell ${companyName} what it should know about how your place in “${projectTitle}” ended.`,
        consequence: 'You can answer once.',
        yes: 'Send answer',
        no: 'Cancel',
        look: 'primary',
      } as const;
    default:
      return holdsPlace.includes(status) ? givenUp(about) : withdrawn(about);
  }
}

const holdsPlace: readonly About['status'][] = ['Awaiting university', 'Accepted'];

const givenUp = ({ projectTitle, companyName }: About) => ({
  title: 'Give up your place',
  question: `Are you sure you want to give up your place in “${projectTitle}”?`,
  consequence: `We notify ${companyName}, and the place goes to somebody else.`,
  yes: 'Give up the place',
  no: 'Keep the place',
});

const withdrawn = ({ projectTitle, companyName }: About) => ({
  title: 'Withdraw this application',
  question: 'Are you sure you want to withdraw this application?',
  consequence: `${companyName} will no longer consider you for “${projectTitle}”.`,
  yes: 'Withdraw',
  no: 'Keep the application',
});
