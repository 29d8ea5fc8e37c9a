import { BlockList, isIP } from 'node:net';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** 2^80 guesses: out of reach for whoever has a token and tries secrets against its signature. */
const guessesAtLeast = 24;
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether a secret could be guessed: too few different signs, or words, sequences and repeats that only look long.
 * Estimated by zxcvbn (https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler).
 */
export const isGuessableSecret = (secret: string): boolean =>
  estimate.check(secret, ['trestle']).guessesLog10 < guessesAtLeast;

const privateAddresses = new BlockList();
for (const [net, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  privateAddresses.addSubnet(net, prefix, family);

/** Names that no public name server answers (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const privateName = /(?:^|\.)(?:localhost|local|test|internal|home\.arpa)$/;

/** Whether an origin is of this machine or of a private network: nobody on the internet reaches it. */
export function isPrivateOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  if (family === 0) return privateName.test(host);
  return privateAddresses.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
