import { withoutUnseen } from './unseen.ts';

const full = 'Enter a full web address that starts with http:// or https://.';
const oneAlone = 'Enter one web address, without other words.';
const noSecret = 'Enter the web address without a user name or password in it.';

/** Another address begins within a path or a query only. */
const another = /[^/=?&#]https?:\/\//i;
/** A host with a dot in it, because people leave out the scheme. */
const bareHost = /^(?:\/\/)?[^\s/?#:@]+\.[^\s/?#:@.]{2,}(?::\d+)?(?:[/?#]|$)/;

const withScheme = (typed: string): string =>
  bareHost.test(typed) ? `https://${typed.replace(/^\/\//, '')}` : typed;

const plain = (typed: string): string =>
  withScheme(
    withoutUnseen(typed)
      .trim()
      .replace(/^<(.*)>$/s, '$1'),
  );

/** A link as a browser writes it, `https://` in front where that was left out; what is no link stays as it was typed. */
export function typedLink(typed: string): string {
  const text = plain(typed);
  return text !== '' && linkFault(text) === null ? new URL(text).href : text;
}

/** The address of a link within a text: one without its scheme or its slashes would lead into this site. */
export const wholeLink = (address: string): string =>
  /^https?:\/\//i.test(address) ? address : typedLink(address);

/** Explains why a text is no single link that anybody can follow; null if it is. */
export function linkFault(text: string): string | null {
  if (/\s/.test(text) || another.test(text)) return oneAlone;
  if (!URL.canParse(text)) return full;
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return full;
  return username || password ? noSecret : null;
}
