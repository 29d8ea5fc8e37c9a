import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { contactAlert, contactMachine, type Letter } from './contact.ts';

const letter: Letter = {
  Name: 'Ada Byron',
  Email: 'ada@example.org',
  Subject: 'A footbridge',
  Message: 'Who rates it?',
  Website: '',
};

function open(deliver: (from: { input: Letter }) => Promise<string> = async () => 'Thank you.') {
  const call = vi.fn(deliver);
  const machine = contactMachine.provide({ actors: { deliver: fromPromise(call) } });
  return { form: createActor(machine).start(), call };
}

const settled = (form: ReturnType<typeof open>['form']) =>
  waitFor(form, (now) => !now.hasTag('busy'));

describe('the contact form', () => {
  test('says nothing before anything is sent', () => {
    expect(contactAlert(open().form.getSnapshot())).toBeNull();
  });

  test('hands the letter over as it was written, and says that it arrived', async () => {
    const { form, call } = open();
    form.send({ type: 'send', letter });
    expect(form.getSnapshot().hasTag('busy')).toBe(true);
    const now = await settled(form);
    expect(contactAlert(now)).toEqual({ kind: 'success', text: 'Message sent successfully!' });
    expect(call.mock.calls[0]?.[0].input).toEqual(letter);
    expect(now.context.letter).toBeNull();
  });

  test.each(['Name', 'Email', 'Subject', 'Message'] as const)('is not sent without %s', (field) => {
    const { form, call } = open();
    form.send({ type: 'send', letter: { ...letter, [field]: '  ' } });
    expect(call).not.toHaveBeenCalled();
    expect(form.getSnapshot().matches({ writing: 'fresh' })).toBe(true);
  });

  test('is not sent to an address that is none', () => {
    const { form, call } = open();
    form.send({ type: 'send', letter: { ...letter, Email: 'ada@' } });
    expect(call).not.toHaveBeenCalled();
  });

  test('a second press while it is under way sends nothing', () => {
    const { form, call } = open(() => new Promise(() => {}));
    form.send({ type: 'send', letter });
    form.send({ type: 'send', letter });
    expect(call).toHaveBeenCalledOnce();
  });

  test('a failure says so, keeps the letter, and lets it be sent again', async () => {
    const answers = [
      async () => Promise.reject(new ApiProblem(0, 'unreachable', null)),
      async () => 'Thank you.',
    ];
    const { form } = open(() => answers.shift()!());
    form.send({ type: 'send', letter });
    const failed = await settled(form);
    expect(contactAlert(failed)).toEqual({
      kind: 'danger',
      text: 'Something went wrong. Please try again later.',
    });
    expect(failed.context.letter).toEqual(letter);
    form.send({ type: 'send', letter });
    expect(contactAlert(await settled(form))?.kind).toBe('success');
  });

  test('the next letter begins without the last one’s alert', async () => {
    const { form } = open();
    form.send({ type: 'send', letter });
    await settled(form);
    form.send({ type: 'write' });
    expect(contactAlert(form.getSnapshot())).toBeNull();
  });
});
