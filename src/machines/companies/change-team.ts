import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import type { MemberRole } from '../../contract/companies/member-rights.ts';
import type {
  Invitation,
  InvitationForm,
  JoinRequest,
  Member,
} from '../../contract/companies/members.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { signInPlace } from '../../session/places.ts';
import { endSession } from '../../session/session.ts';
import { calling } from '../calls/calling.ts';

/** What is done to a company's people. */
export type TeamAct =
  | { readonly kind: 'invite'; readonly form: InvitationForm }
  | { readonly kind: 'send again'; readonly invitation: Invitation }
  | { readonly kind: 'take back'; readonly invitation: Invitation }
  | { readonly kind: 'let in'; readonly request: JoinRequest; readonly to: MemberRole }
  | { readonly kind: 'turn away'; readonly request: JoinRequest }
  | { readonly kind: 'change role'; readonly member: Member; readonly to: MemberRole }
  | { readonly kind: 'hand over'; readonly member: Member }
  | { readonly kind: 'remove'; readonly member: Member }
  | { readonly kind: 'leave' };

const invite = (form: InvitationForm): Promise<string> =>
  sendOnce('invitation', form, (idempotencyKey) =>
    call(endpoints.inviteMember, { body: form, idempotencyKey }),
  );

const perform = calling<unknown, TeamAct>(({ input: act }) => {
  switch (act.kind) {
    case 'invite':
      return invite(act.form);
    case 'send again':
      return call(endpoints.inviteMemberAgain, { params: { id: act.invitation.id } });
    case 'take back':
      return call(endpoints.takeBackInvitation, { params: { id: act.invitation.id } });
    case 'let in': {
      const { id } = act.request;
      return call(endpoints.letIn, { params: { id }, body: { memberRole: act.to } });
    }
    case 'turn away':
      return call(endpoints.turnAway, { params: { id: act.request.id } });
    case 'change role': {
      const { accountId: id } = act.member;
      return call(endpoints.changeMember, { params: { id }, body: { memberRole: act.to } });
    }
    case 'hand over':
      return call(endpoints.handOver, { params: { id: act.member.accountId } });
    case 'remove':
      return call(endpoints.removeMember, { params: { id: act.member.accountId } });
    case 'leave':
      return call(endpoints.leaveCompany, {});
  }
});

/** Whoever leaves is signed out, and whoever becomes something else signs in anew. */
const endsSession = (act: TeamAct): boolean =>
  act.kind === 'leave' ||
  act.kind === 'hand over' ||
  (act.kind === 'change role' && act.member.isYou);

/** Inviting to a company and changing who is in it. What takes something away is asked once more. */
export const changeTeamMachine = setup({
  types: {
    context: {} as { act: TeamAct | null; failure: Failure | null },
    events: {} as
      | { type: 'invite' }
      | { type: 'submit'; form: InvitationForm }
      | { type: 'ask'; act: TeamAct }
      | { type: 'send again'; invitation: Invitation }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'done'; act: TeamAct },
    tags: {} as 'form' | 'question' | 'busy',
  },
  actors: { perform },
  guards: { endsSession: (_, act: TeamAct | null) => act !== null && endsSession(act) },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    tell: emit(({ context }) => ({ type: 'done', act: context.act! })),
    /** Every session of theirs has ended. */
    leaveForSignIn: () => {
      endSession();
      window.location.replace(signInPlace);
    },
  },
}).createMachine({
  id: 'change-team',
  context: { act: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        invite: { target: 'inviting', actions: assign({ act: null, failure: null }) },
        ask: {
          target: 'asking',
          actions: assign({ act: ({ event }) => event.act, failure: null }),
        },
        'send again': {
          target: 'sending again',
          actions: assign({
            act: ({ event }) => ({ kind: 'send again', invitation: event.invitation }),
            failure: null,
          }),
        },
      },
    },
    inviting: {
      tags: 'form',
      on: {
        submit: {
          target: 'sending',
          actions: assign({
            act: ({ event }) => ({ kind: 'invite', form: event.form }),
            failure: null,
          }),
        },
        cancel: { target: 'idle', actions: assign({ failure: null }) },
      },
    },
    sending: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'perform',
        input: ({ context }) => context.act!,
        onDone: { target: 'idle', actions: 'tell' },
        onError: {
          target: 'inviting',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    'sending again': {
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context }) => context.act!,
        onDone: { target: 'idle', actions: 'tell' },
        onError: {
          target: 'idle',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    asking: {
      tags: 'question',
      on: { confirm: 'doing', cancel: { target: 'idle', actions: assign({ failure: null }) } },
    },
    doing: {
      tags: ['question', 'busy'],
      entry: assign({ failure: null }),
      invoke: {
        src: 'perform',
        input: ({ context }) => context.act!,
        onDone: [
          { guard: { type: 'endsSession', params: ({ context }) => context.act }, target: 'left' },
          { target: 'idle', actions: 'tell' },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    left: { tags: 'busy', entry: 'leaveForSignIn' },
  },
});
