import { withoutUnseen } from './unseen.ts';

/** No address that is pasted is longer, with a name beside it. */
const pastedAtMost = 500;

/** An address for mail out of how programs copy it: `Ada <ada@x.example>;`, `mailto:ada@x.example?subject=…`. */
export function pastedEmail(text: string): string {
  if (text.length > pastedAtMost) return text;
  const pasted = withoutUnseen(text)
    .trim()
    .replace(/[\s;,]+$/, '');
  const address = /^[^<>]*<([^<>]+)>$/.exec(pasted)?.[1]?.trim() ?? pasted;
  return /^mailto:/i.test(address) ? address.slice(7).replace(/\?.*$/s, '') : address;
}
