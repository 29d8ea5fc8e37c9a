import { type ActorRefFromLogic, assign, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { Failure } from '../../api/problem.ts';
import { resendOtp, verifyOtp } from '../../contract/accounts/auth.ts';
import { calling, failureOf } from '../calls/calling.ts';

/** Seconds to wait before asking for another code. */
const resendAfterSeconds = 60;

const verify = calling<unknown, { email: string; code: string }>(({ input, signal }) =>
  call(verifyOtp, { body: { Email: input.email, OtpCode: input.code } }, { signal }),
);

/** Sends the mail with a code. */
type MailCode = (signal: AbortSignal) => Promise<unknown>;

const mailCode = calling<unknown, { mail: MailCode }>(({ input, signal }) => input.mail(signal));

const mailTo =
  (email: string): MailCode =>
  (signal) =>
    call(resendOtp, { body: { Email: email } }, { signal });

/**
 * The step that proves an address: a code from the mail. Typing the code and asking for another one
 * go on side by side. Final once confirmed.
 *
 *     code: entering -submit→ verifying → confirmed
 *              ↑____refused_____|
 *     mail: sending → waiting -time passes→ ready -send again→ sending
 */
export const emailConfirmationMachine = setup({
  types: {
    /**
     * `mailed`: a code has just gone out, as after registering; otherwise the step asks for one first. `mail`: how
     * another is asked for, where not by the address alone.
     */
    input: {} as { email: string; mailed: boolean; mail?: MailCode | undefined },
    context: {} as {
      email: string;
      mailed: boolean;
      mail: MailCode;
      code: string;
      secondsLeft: number;
      failure: Failure | null;
    },
    events: {} as { type: 'confirm'; code: string } | { type: 'resend' },
  },
  actors: { verify, mailCode },
  actions: {
    forgive: assign({ failure: null }),
    keepFailure: assign({ failure: failureOf }),
  },
  guards: {
    isMailed: ({ context }) => context.mailed,
    isStillWaiting: ({ context }) => context.secondsLeft > 1,
  },
}).createMachine({
  id: 'email-confirmation',
  context: ({ input }) => ({
    email: input.email,
    mailed: input.mailed,
    mail: input.mail ?? mailTo(input.email),
    code: '',
    secondsLeft: 0,
    failure: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      type: 'parallel',
      states: {
        code: {
          initial: 'entering',
          states: {
            entering: {
              on: {
                confirm: {
                  target: 'verifying',
                  actions: ['forgive', assign({ code: ({ event }) => event.code })],
                },
              },
            },
            verifying: {
              tags: 'busy',
              invoke: {
                src: 'verify',
                input: ({ context }) => ({ email: context.email, code: context.code }),
                onDone: '#email-confirmation.confirmed',
                onError: { target: 'entering', actions: 'keepFailure' },
              },
            },
          },
        },
        mail: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isMailed', target: 'waiting' }, { target: 'sending' }] },
            sending: {
              invoke: {
                src: 'mailCode',
                input: ({ context: { mail } }) => ({ mail }),
                onDone: { target: 'waiting', actions: assign({ mailed: true }) },
                onError: { target: 'ready', actions: 'keepFailure' },
              },
            },
            waiting: {
              entry: assign({ secondsLeft: resendAfterSeconds }),
              initial: 'counting',
              states: {
                counting: {
                  after: {
                    1000: [
                      {
                        guard: 'isStillWaiting',
                        target: 'counting',
                        reenter: true,
                        actions: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
                      },
                      { target: '#email-confirmation.asking.mail.ready' },
                    ],
                  },
                },
              },
            },
            ready: {
              entry: assign({ secondsLeft: 0 }),
              on: { resend: { target: 'sending', actions: 'forgive' } },
            },
          },
        },
      },
    },
    confirmed: { type: 'final' },
  },
});

/** The step as a screen holds it, a child of sign-in or registration. */
export type EmailConfirmation = ActorRefFromLogic<typeof emailConfirmationMachine>;
type Snapshot = SnapshotFrom<typeof emailConfirmationMachine>;

export const mayResend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'resend' });
export const isMailing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: { mail: 'sending' } });
