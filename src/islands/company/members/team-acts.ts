import { calls } from '../../../api/act/act.ts';
import type { MemberRole } from '../../../contract/companies/member-rights.ts';
import type { Invitation, JoinRequest, Member } from '../../../contract/companies/members.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { signInPlace } from '../../../session/places.ts';
import { endSession } from '../../../session/session.ts';

/** What is done to a company's people once it was asked. */
export type TeamAct =
  | { readonly kind: 'take back'; readonly invitation: Invitation }
  | { readonly kind: 'let in'; readonly request: JoinRequest; readonly to: MemberRole }
  | { readonly kind: 'turn away'; readonly request: JoinRequest }
  | { readonly kind: 'change role'; readonly member: Member; readonly to: MemberRole }
  | { readonly kind: 'hand over'; readonly member: Member }
  | { readonly kind: 'remove'; readonly member: Member }
  | { readonly kind: 'leave' };

export function perform(act: TeamAct): Promise<unknown> {
  switch (act.kind) {
    case 'take back':
      return calls(endpoints.takeBackInvitation)({ params: { id: act.invitation.id } });
    case 'let in': {
      const { id } = act.request;
      return calls(endpoints.letIn)({ params: { id }, body: { memberRole: act.to } });
    }
    case 'turn away':
      return calls(endpoints.turnAway)({ params: { id: act.request.id } });
    case 'change role': {
      const { accountId: id } = act.member;
      return calls(endpoints.changeMember)({ params: { id }, body: { memberRole: act.to } });
    }
    case 'hand over':
      return calls(endpoints.handOver)({ params: { id: act.member.accountId } });
    case 'remove':
      return calls(endpoints.removeMember)({ params: { id: act.member.accountId } });
    case 'leave':
      return calls(endpoints.leaveCompany)({});
  }
}

/** Whoever leaves is signed out, and whoever becomes something else signs in anew. */
export const endsSession = (act: TeamAct): boolean =>
  act.kind === 'leave' ||
  act.kind === 'hand over' ||
  (act.kind === 'change role' && act.member.isYou);

export function leaveForSignIn(): void {
  endSession();
  window.location.replace(signInPlace);
}
