import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { Unreadable } from './unreadable.ts';

const timeoutMs = 5_000;
const bytesAtMost = 256 * 1024;
const redirectsAtMost = 2;

/** The world beyond this server. */
export interface Outside {
  /** The addresses of a host; none where it has none. */
  resolve(host: string): Promise<readonly string[]>;
  /** Makes the connections. */
  readonly agent: Agent;
}

/** @param nameServers whom to ask, as `ADDRESS:PORT`; none means whom the machine asks */
export function openOutside(nameServers: readonly string[]): Outside {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
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
export async function fetchDocument(address: string, outside: Outside): Promise<unknown> {
  const body = await fetchText(address, outside);
  try {
    return JSON.parse(body);
  } catch {
    throw new Unreadable('What stands there is not JSON.');
  }
}

/** Reads text in the same way. @throws {Unreadable} */
export async function fetchText(address: string, outside: Outside): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = address;
  for (let redirects = 0; redirects <= redirectsAtMost; redirects += 1) {
    const answer = await ask(safeUrl(url), outside, signal);
    if (typeof answer === 'string') return answer;
    url = answer.movedTo;
  }
  throw new Unreadable('It leads on to ever other addresses.');
}

function safeUrl(address: string): URL {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') throw new Unreadable('Only addresses with https:// are read.');
  if (url.username || url.password)
    throw new Unreadable('Its address carries a name or a password.');
  return url;
}

async function ask(url: URL, outside: Outside, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await inTime(outside.resolve(host), signal, host);
  const [address] = addresses;
  if (!address) throw new Unreadable(`There is no server of the name ${host.slice(0, 100)}.`);
  if (!addresses.every(isPublicAddress))
    throw new Unreadable(`${host.slice(0, 100)} is not on the public internet.`);
  return inTime(answerFrom(url, host, address, outside, signal), signal, host);
}

async function inTime<Answer>(
  work: Promise<Answer>,
  signal: AbortSignal,
  host: string,
): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const end = () => late.reject(new Unreadable(`${host.slice(0, 100)} did not answer in time.`));
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** What the server at an address says under the name of the URL. */
function answerFrom(
  url: URL,
  host: string,
  address: string,
  { agent }: Outside,
  signal: AbortSignal,
) {
  return new Promise<string | { movedTo: string }>((resolve, reject) => {
    const fail = () => reject(new Unreadable(`${host.slice(0, 100)} did not answer.`));
    const asking = request(
      {
        agent,
        signal,
        host: address,
        servername: isIP(host) ? '' : host,
        port: url.port || 443,
        path: url.pathname + url.search,
        headers: { Host: url.host, Accept: 'application/json', 'Accept-Encoding': 'identity' },
      },
      (answer) =>
        read(answer, url).then(resolve, (error) =>
          error instanceof Unreadable ? reject(error) : fail(),
        ),
    );
    asking.on('error', fail).end();
  });
}

async function read(answer: IncomingMessage, url: URL): Promise<string | { movedTo: string }> {
  const { statusCode = 0, headers } = answer;
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
    answer.destroy();
    return { movedTo: URL.parse(headers.location, url)?.href ?? '' };
  }
  if (statusCode !== 200 || headers['content-encoding'] !== undefined) {
    answer.destroy();
    throw new Unreadable(`${url.host.slice(0, 100)} did not answer with a document.`);
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    bytes += part.length;
    if (bytes > bytesAtMost) throw new Unreadable('What stands there is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
