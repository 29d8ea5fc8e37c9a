import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { otpForm } from '../accounts/auth.ts';
import { enteredCode, linkToken } from '../accounts/mailed-links.ts';
import { email, line } from '../fields.ts';
import { link, webAddress } from '../links.ts';
import { conditions } from '../projects/conditions.ts';
import { projectForm } from '../projects/projects.ts';
import { wholeLink } from './links.ts';
import { printedCode } from './mailed-codes.ts';
import { numberFrom } from './numbers.ts';

describe('a number as it is typed', () => {
  test.each<[string, number]>([
    ['30', 30],
    [' 30 ', 30],
    ['1500,50', 1500.5],
    ['1500.50', 1500.5],
    ['1.500,50', 1500.5],
    ['1,500.50', 1500.5],
    ['1 500', 1500],
    ['1\u202F500,00', 1500],
    ['1’500.00', 1500],
    ['1.234.567', 1_234_567],
    ['1,23,456', 123_456],
    ['0,500', 0.5],
    ['1500,500', 1500.5],
    ['-3', -3],
    ['−3', -3],
    ['٣٠', 30],
    ['۱۲', 12],
    ['४२', 42],
    ['３０', 30],
    ['١٬٥٠٠', 1500],
    ['١٫٥', 1.5],
    ['\u200E30\u200F', 30],
  ])('%j is %d', (typed, number) => {
    expect(numberFrom(typed)).toBe(number);
  });

  test.each(['1,500', '1.500', '12 weeks', '1 50', '1,2,3', '1e3', '0x10', '½', '--3', '1..5'])(
    '%j stays what was typed, to be refused',
    (typed) => {
      expect(numberFrom(typed)).toBe(typed);
    },
  );

  test('nothing typed is no number', () => {
    expect(['', '  ', null, 30].map(numberFrom)).toEqual([null, null, null, 30]);
  });

  const faultOf = (schema: v.GenericSchema, value: unknown) =>
    v.safeParse(schema, value).issues?.[0]?.message;
  const { duration } = projectForm.entries;

  test.each([
    [duration, '', 'Duration is required.'],
    [duration, '1,500', 'This can be read as 1500 or as 1.5. Enter one of them.'],
    [duration, 'a month', 'Enter a number, such as 12.'],
    [duration, '12,5', 'Enter a whole number of days.'],
    [conditions.pay, 'EUR 1.500', 'This can be read as 1500 or as 1.5. Enter one of them.'],
    [conditions.pay, 'EUR 1500,50', 'Enter the amount as a whole number, such as 1200.'],
    [conditions.pay, 'EUR ', 'Enter the amount as a whole number, such as 1200.'],
    [conditions.pay, 'EUR 0', 'Enter the amount as a whole number, such as 1200.'],
  ])('the field says what to change: %#', (schema, typed, sentence) => {
    const value = schema === duration ? numberFrom(typed) : typed;
    expect(faultOf(schema as v.GenericSchema, value)).toBe(sentence);
  });

  test.each([
    ['EUR 1500,00', 'EUR 1500'],
    ['EUR 1 500', 'EUR 1500'],
    ['GBP 1,500.00', 'GBP 1500'],
    ['EUR ١٢٠٠', 'EUR 1200'],
    ['unpaid', 'unpaid'],
  ])('pay %j is kept as %j', (typed, kept) => {
    expect(v.parse(conditions.pay, typed)).toBe(kept);
  });

  test('digits of any script are the digits of a code', () => {
    const form = { Email: 'ada@people.example', OtpCode: '١٢٣٤٥٦' };
    expect(v.parse(otpForm, form).OtpCode).toBe('123456');
  });
});

describe('the secret of a mailed link', () => {
  const secret = '0123456789ABCDEFGHJKMNPQRSTVWXYZ0123456789ABCDEFGHJK';
  const earlier = 'aB3-_xY9kLmN0pQrStUvWxYz1234567890abcdefghi';
  const page = 'https://a.example/auth/reset';

  test.each([
    ['as it is', secret],
    ['as it is printed', printedCode(secret)],
    ['with spaces, in small letters', printedCode(secret).toLowerCase().replaceAll('-', ' ')],
    ['with another dash', printedCode(secret).replaceAll('-', '–')],
    ['with letters that look alike', secret.replaceAll('0', 'o').replaceAll('1', 'l')],
    ['with the digits of another script', secret.replaceAll('1', '١').replaceAll('7', '७')],
    ['in its link', `${page}#${secret}`],
    ['in a changed link', `<${page}%23${secret}>`],
    ['in one that was changed twice', `${page}%2523${secret}?utm_source=mail`],
    ['in a link broken over lines', `${page}#${secret.slice(0, 9)}\n ${secret.slice(9)}`],
    [
      'in what a link is wrapped in',
      `https://wrap.example/?url=${encodeURIComponent(`${page}#${secret}`)}&data=5`,
    ],
  ])('is found %s', (_, given) => {
    expect(v.parse(linkToken, given)).toBe(secret);
    expect(v.parse(enteredCode, { code: given })).toEqual({ code: secret });
  });

  test('is one of the release before too', () => {
    expect(v.parse(enteredCode, { code: `${page}#${earlier}` })).toEqual({ code: earlier });
  });

  test.each([page, `${page}#${secret.slice(5)}`, `${secret}A`, `${page}#${earlier}x`])(
    'is not whole in %j',
    (code) => {
      expect(v.safeParse(enteredCode, { code }).issues?.[0]?.message).toMatch(
        /^This is not the whole code/,
      );
    },
  );
});

test.each([
  ['\u200Bada@people.example\u200B', 'ada@people.example'],
  ['\u202Aada@people.example\u202C', 'ada@people.example'],
  ['\u2060ada@people.\u00ADexample\uFEFF', 'ada@people.example'],
  ['Ada Byron <ada@people.example>', 'ada@people.example'],
  ['"Byron, Ada" <ada@people.example>;', 'ada@people.example'],
  ['<ada@people.example>', 'ada@people.example'],
  ['mailto:ada@people.example?subject=Hello', 'ada@people.example'],
  ['MAILTO:ada@people.example', 'ada@people.example'],
  ['ada@people.example; ', 'ada@people.example'],
  ['ada@people.example,', 'ada@people.example'],
])('the address %j is %j', (pasted, kept) => {
  expect(v.parse(email(), pasted)).toBe(kept);
});

test.each([
  'Ada Byron',
  'ada@people.example; bo@people.example',
  'Ada <ada@people.example>, Bo <bo@people.example>',
  'ada@',
])('%j is no address', (pasted) => {
  expect(v.safeParse(email(), pasted).issues?.[0]?.message).toBe('Enter a valid email address.');
});

describe('a link as it is typed', () => {
  test.each([
    ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
    ['https://a.example', 'https://a.example/'],
    ['drive.example.com/file', 'https://drive.example.com/file'],
    ['www.a.example', 'https://www.a.example/'],
    ['https:drive.example.com/file', 'https://drive.example.com/file'],
    ['HTTP:/a.example', 'http://a.example/'],
    ['//a.example/b', 'https://a.example/b'],
    ['a.example:8080/b', 'https://a.example:8080/b'],
    ['<https://a.example/b>', 'https://a.example/b'],
    ['https://a.example/b\u200B', 'https://a.example/b'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    [
      'https://web.a.example/web/2020/https://b.example/',
      'https://web.a.example/web/2020/https://b.example/',
    ],
    ['https://a.example/?to=https://b.example', 'https://a.example/?to=https://b.example'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(v.parse(webAddress, typed)).toBe(kept);
    expect(v.parse(link, typed)).toBe(kept);
  });

  const words = 'Enter one web address, without other words.';
  const full = 'Enter a full web address that starts with http:// or https://.';
  const secret = 'Enter the web address without a user name or password in it.';
  test.each([
    ['https://a.example https://b.example', words],
    ['https://a.example,https://b.example', words],
    ['https://a.examplehttps://b.example', words],
    ['My site: https://a.example', words],
    ['see a.example', words],
    ['https://ada:secret@a.example/', secret],
    ['https://ada@a.example/', secret],
    ['ada:secret@a.example', full],
    ['javascript:alert(1)', full],
    ['mailto:ada@a.example', full],
    ['drive', full],
    ['https://', full],
    ['ftp://a.example', full],
  ])('%j is refused with why', (typed, sentence) => {
    expect(v.safeParse(webAddress, typed).issues?.[0]?.message).toBe(sentence);
    expect(v.safeParse(link, typed).issues?.[0]?.message).toBe(sentence);
  });

  test.each([
    ['https:drive.example.com/x', 'https://drive.example.com/x'],
    ['drive.example.com/x', 'https://drive.example.com/x'],
    ['http://a.example', 'http://a.example'],
    ['mailto:ada@a.example', 'mailto:ada@a.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['#end', '#end'],
  ])('within a text %j leads to %j', (written, address) => {
    expect(wholeLink(written)).toBe(address);
  });

  test('may be left out', () => {
    expect(v.parse(link, ' ')).toBe('');
  });
});

describe('visible text', () => {
  test('is written in one form, however it was typed', () => {
    expect(v.parse(line(10), 'Zoe\u0308')).toBe('Zoë');
  });

  test('is what a length counts', () => {
    for (const letter of ['🇳🇴', '👍🏽', 'நி', 'e\u0323\u0302']) {
      expect(v.parse(line(5), letter.repeat(5))).toBe(letter.normalize().repeat(5));
      expect(v.safeParse(line(5), letter.repeat(6)).success).toBe(false);
    }
    expect(v.safeParse(line(5), 'नमस्कार').success).toBe(true);
  });

  test('a letter with marks without end is no letter', () => {
    expect(v.safeParse(line(5), `a${'\u0301'.repeat(100)}`).success).toBe(false);
  });
});
