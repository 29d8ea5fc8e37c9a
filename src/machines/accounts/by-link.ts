import { assign, fromCallback, setup, stateIn } from 'xstate';
import type { Failure } from '../../api/problem.ts';
import { calling, failureOf } from '../calls/calling.ts';
import { takeSecret } from './take-secret.ts';

/** A mailed link opened the page, or not. */
type LinkEvent = { readonly type: 'link'; readonly token: string } | { readonly type: 'no link' };

/** Takes the secret out of the address, now and whenever another link is opened in the same tab. */
const watchLink = fromCallback<LinkEvent>(({ sendBack }) => {
  const read = () => {
    const token = takeSecret();
    sendBack(token ? { type: 'link', token } : { type: 'no link' });
  };
  read();
  window.addEventListener('hashchange', read);
  return () => window.removeEventListener('hashchange', read);
});

interface Does<Said, Answer, Opened> {
  /** Reads the subject of the link before anything is asked. */
  readonly open?: (token: string, signal: AbortSignal) => Promise<Opened>;
  readonly act: (token: string, said: Said, signal: AbortSignal) => Promise<Answer>;
  /** Done once the link was used. */
  readonly follow?: () => void;
}

/**
 * An act by a mailed link, or by the code beside it. Opening the link alone does nothing.
 *
 *     reading -link→ opening → asked -submit→ acting → done
 *     reading -no link→ without link; any -link→ opening
 *     opening -lost→ unopened -retry→ opening
 *     opening, acting -link is over→ refused; acting -else→ asked.failed
 */
export const byLink = <Said, Answer, Opened = null>({
  open,
  act,
  follow = () => {},
}: Does<Said, Answer, Opened>) =>
  setup({
    types: {
      context: {} as {
        token: string;
        opened: Opened | null;
        /** Kept for no longer than it is being sent: it may be a password. */
        said: Said | null;
        answer: Answer | null;
        failure: Failure | null;
      },
      events: {} as LinkEvent | { type: 'submit'; said: Said } | { type: 'retry' },
      tags: {} as 'busy',
    },
    actors: {
      watchLink,
      open: calling<Opened, string>(({ input: token, signal }) => open!(token, signal)),
      act: calling<Answer, { token: string; said: Said }>(({ input: { token, said }, signal }) =>
        act(token, said, signal),
      ),
    },
    actions: {
      keepFailure: assign({ failure: failureOf }),
      forgetToken: assign({ token: '' }),
      /** A link that is over is forgotten; one for another address can still be declined. */
      forgetUseless: assign({
        token: ({ context: { token, failure } }) =>
          failure?.reason === 'email-taken' ? token : '',
      }),
      follow,
    },
    guards: {
      isReading: stateIn('reading'),
      opensNothing: () => !open,
      isOver: (told) => ['link-refused', 'email-taken'].includes(failureOf(told).reason),
    },
  }).createMachine({
    id: 'by-link',
    context: { token: '', opened: null, said: null, answer: null, failure: null },
    invoke: { src: 'watchLink', onError: { guard: 'isReading', target: '.without link' } },
    on: {
      link: {
        target: '.opening',
        actions: assign({ token: ({ event }) => event.token, opened: null, failure: null }),
      },
    },
    initial: 'reading',
    states: {
      reading: { on: { 'no link': 'without link' } },
      'without link': {},
      opening: {
        always: { guard: 'opensNothing', target: 'asked' },
        invoke: {
          src: 'open',
          input: ({ context }) => context.token,
          onDone: { target: 'asked', actions: assign({ opened: ({ event }) => event.output }) },
          onError: [
            { guard: 'isOver', target: 'refused', actions: 'keepFailure' },
            { target: 'unopened', actions: 'keepFailure' },
          ],
        },
      },
      unopened: { on: { retry: { target: 'opening', actions: assign({ failure: null }) } } },
      asked: {
        initial: 'fresh',
        states: { fresh: {}, failed: {} },
        on: {
          submit: {
            target: 'acting',
            actions: assign({ said: ({ event }) => event.said, failure: null }),
          },
        },
      },
      acting: {
        tags: 'busy',
        exit: assign({ said: null }),
        // One link at a time: the answer to this one is on its way.
        on: { link: {} },
        invoke: {
          src: 'act',
          input: ({ context: { token, said } }) => ({ token, said: said as Said }),
          onDone: { target: 'done', actions: assign({ answer: ({ event }) => event.output }) },
          onError: [
            { guard: 'isOver', target: 'refused', actions: 'keepFailure' },
            { target: 'asked.failed', actions: 'keepFailure' },
          ],
        },
      },
      /** Used, taken back, too old, or for an address that cannot join. */
      refused: { entry: 'forgetUseless' },
      done: { tags: 'busy', entry: ['forgetToken', 'follow'] },
    },
  });
