import type { MemberRole } from '../../../contract/companies/member-rights.ts';
import type { TeamAct } from './team-acts.ts';

/** What each role does, in a line. */
export const roleWords: Record<MemberRole, string> = {
  Owner: 'Everything, including the team',
  Recruiter: 'Posts projects and chooses applicants',
  Supervisor: 'Looks after the work on their projects',
};

export const roleOptions = (Object.keys(roleWords) as MemberRole[]).map((value) => ({
  value,
  label: `${value}: ${roleWords[value].toLowerCase()}`,
}));

/** How an act is asked for. */
export interface Question {
  readonly title: string;
  readonly question: string;
  readonly consequence?: string;
  readonly yes: string;
  readonly look: 'danger' | 'primary';
}

export function questionOf(act: TeamAct): Question {
  switch (act.kind) {
    case 'take back':
      return {
        title: 'Withdraw the invitation',
        question: `Withdraw the invitation to ${act.invitation.name}?`,
        consequence: 'The link in the email stops working.',
        yes: 'Withdraw',
        look: 'danger',
      };
    case 'let in':
      return {
        title: 'Invite to the company',
        question: `Invite ${act.request.name} (${act.request.email}) as ${aRole(act.to)}?`,
        consequence: `${roleWords[act.to]}. We email a link that works once, for 7 days.`,
        yes: 'Send invitation',
        look: 'primary',
      };
    case 'turn away':
      return {
        title: 'Decline the request',
        question: `Decline the request from ${act.request.name} (${act.request.email})?`,
        consequence: 'We tell them by email. They can ask again.',
        yes: 'Decline',
        look: 'danger',
      };
    case 'change role':
      return {
        title: 'Change role',
        question: `Make ${nameOf(act.member)} ${aRole(act.to)}?`,
        consequence: `${roleWords[act.to]}. This takes effect at once: ${act.member.isYou ? 'you sign' : 'they sign'} in again.`,
        yes: 'Change role',
        look: 'primary',
      };
    case 'hand over':
      return {
        title: 'Hand over ownership',
        question: `Make ${act.member.name} the owner in your place?`,
        consequence:
          'You become a recruiter and sign in again. Only they can make you an owner again.',
        yes: 'Hand over',
        look: 'danger',
      };
    case 'remove':
      return {
        title: 'Remove from the company',
        question: `Remove ${act.member.name} from the company?`,
        consequence:
          'They are signed out at once. Their work stays. Choose who leads their projects now; otherwise an owner will.',
        yes: 'Remove',
        look: 'danger',
      };
    case 'leave':
      return {
        title: 'Leave the company',
        question: 'Leave this company?',
        consequence:
          'You are signed out at once. Your work stays. Only an invitation brings you back.',
        yes: 'Leave',
        look: 'danger',
      };
  }
}

const aRole = (role: MemberRole): string => `${role === 'Owner' ? 'an' : 'a'} ${role}`;
const nameOf = ({ isYou, name }: { isYou: boolean; name: string }) => (isYou ? 'yourself' : name);

export const invitedWords = (email: string): string => `Invitation sent to ${email}.`;

/** What has been done, for the line that tells it. */
export function doneWords(act: TeamAct): string {
  switch (act.kind) {
    case 'take back':
      return 'The invitation has been withdrawn.';
    case 'let in':
      return invitedWords(act.request.email);
    case 'turn away':
      return `The request from ${act.request.name} has been declined.`;
    case 'change role':
      return `${act.member.name} is now ${aRole(act.to)}.`;
    case 'hand over':
      return `${act.member.name} is the owner now.`;
    case 'remove':
      return `${act.member.name} is no longer in the company.`;
    case 'leave':
      return 'You have left the company.';
  }
}
