import type { EndpointName } from '../../../src/contract/endpoints.ts';

/** Stands in a shot for what a right call says at this place, whatever numbers the world has given its rows. */
export const right = '‹right›';

/**
 * One request as data, so that one that found a fault can be kept in a file and sent again.
 * Every text may be `right`.
 */
export interface Shot {
  readonly endpoint: EndpointName;
  /** One for each parameter of the path, percent-encoded unless `rawPath`. */
  readonly params: readonly string[];
  readonly rawPath: boolean;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly token: 'right' | 'none' | 'strange';
  readonly body: ShotBody;
  /** How the bytes leave: whole, or as no HTTP client would let them. */
  readonly wire: Wire;
}

export type ShotBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'right' }
  | { readonly kind: 'json'; readonly value: unknown }
  /** What is right, and beside it a field nested so many levels deep. */
  | { readonly kind: 'deep'; readonly levels: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly base64: string };

export type Wire =
  | 'whole'
  /** Half of the body, then the end of what is sent. */
  | 'body cut off'
  /** A head of more than 16 KiB. */
  | 'huge header'
  | 'thousands of headers'
  | 'two lengths'
  | 'a length and chunks'
  | 'a length that is no number'
  | 'chunks of no size'
  | 'a header without a colon'
  | 'NUL in a header'
  | 'two tokens'
  | 'two hosts'
  | 'no host'
  | 'an unknown method'
  | 'a strange protocol'
  | 'an absolute address'
  | 'an upgrade'
  | 'an odd expectation';
