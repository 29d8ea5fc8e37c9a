import { BlockList, isIP } from 'node:net';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** 2^80 guesses, out of reach for an attacker who tries secrets against a token's signature. */
const guessesAtLeast = 24;
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * True if a secret could be guessed: too few different characters, or words, sequences and repeats that only look long.
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

/** True if an origin is on this machine or in a private network, unreachable from the internet. */
export function isPrivateOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  if (family === 0) return privateName.test(host);
  return privateAddresses.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
