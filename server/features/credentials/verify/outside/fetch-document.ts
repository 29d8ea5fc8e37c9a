import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const timeoutMs = 5_000;
const documentBytes = 256 * 1024;
const redirectsAtMost = 2;

/** The world beyond this server. */
export interface Outside {
  /** The addresses of a host; none where it has none. */
  resolve(host: string): Promise<readonly string[]>;
  /** Makes the connections. */
  readonly agent: Agent;
}

/** @param nameServers as `ADDRESS:PORT`; empty for the machine's own */
export function openOutside(nameServers: readonly string[]): Outside {
  const resolver = new Resolver({ timeout: 2_000, maxTimeout: 2_000, tries: 1 });
  if (nameServers.length > 0) resolver.setServers(nameServers);
  return {
    async resolve(host) {
      const families = [resolver.resolve4(host), resolver.resolve6(host)];
      const answers = await Promise.allSettled(families);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    agent: new Agent({ keepAlive: false, maxCachedSessions: 0 }),
  };
}

/**
 * Reads JSON that somebody else's credential names: over HTTPS, from public addresses only, in 5 seconds and 256 KB at most.
 * A name is resolved once, and what it is resolved to is where the connection goes.
 * @throws {Unreadable}
 */
export async function fetchDocument(
  address: string,
  outside: Outside,
  bounds: { readonly isOfHost?: boolean } = {},
): Promise<unknown> {
  const body = await fetchText(address, outside, bounds);
  try {
    return JSON.parse(body);
  } catch {
    throw new Unreadable('The answer is not JSON.');
  }
}

/**
 * Reads text in the same way.
 * @param isOfHost whether it speaks for its host, so that a redirect to another one is not followed
 * @throws {Unreadable}
 */
export async function fetchText(
  address: string,
  outside: Outside,
  { bytesAtMost = documentBytes, isOfHost = false } = {},
): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = safeUrl(address);
  for (let redirects = 0; redirects <= redirectsAtMost; redirects += 1) {
    try {
      const answer = await ask(url, outside, signal);
      const { location } = answer.headers;
      if (!isRedirect(answer) || location === undefined) return await bodyOf(answer, bytesAtMost);
      answer.destroy();
      const next = safeUrl(location, url);
      if (isOfHost && next.host !== url.host)
        throw new Unreadable(`${shortened(url.host)} redirects to another site.`);
      url = next;
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      throw new Unreadable(`${shortened(url.host)} did not answer.`);
    }
  }
  throw new Unreadable('It redirects too many times.');
}

const shortened = (host: string): string => host.slice(0, 100);

function safeUrl(address: string, from?: URL): URL {
  const url = URL.parse(address, from);
  if (url?.protocol !== 'https:') throw new Unreadable('Only https:// addresses are read.');
  if (url.username || url.password)
    throw new Unreadable('Its address contains a user name or a password.');
  return url;
}

/** Asks the server at the address that a host is resolved to, under the name of the host. */
async function ask(url: URL, { resolve, agent }: Outside, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [address] = addresses;
  if (!address) throw new Unreadable(`There is no server named ${shortened(host)}.`);
  if (!addresses.every(isPublicAddress))
    throw new Unreadable(`${shortened(host)} is not on the public internet.`);
  const asking = request({
    agent,
    signal,
    host: address,
    servername: isIP(host) ? '' : host,
    port: url.port || 443,
    path: url.pathname + url.search,
    headers: { Host: url.host, Accept: 'application/json', 'Accept-Encoding': 'identity' },
  });
  // Once it has begun to answer, the answer reports errors.
  asking.on('error', () => {}).end();
  const [answer] = await once(asking, 'response');
  return answer as IncomingMessage;
}

const isRedirect = ({ statusCode }: IncomingMessage): boolean =>
  [301, 302, 303, 307, 308].includes(statusCode ?? 0);

async function bodyOf(answer: IncomingMessage, bytesAtMost: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    bytes += part.length;
    if (bytes > bytesAtMost) throw new Unreadable('The answer is too large.');
    parts.push(part);
  }
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== undefined)
    throw new Unreadable('There is no document there.');
  return Buffer.concat(parts).toString();
}

/** A document that cannot be read, with a sentence for people. */
export class Unreadable extends Error {}

/**
 * Reads a document by its https address, or by the name of an issuer, which its host vouches for.
 * @throws {Unreadable}
 */
export type ReadDocument = (address: string, isOfHost?: boolean) => Promise<unknown>;
