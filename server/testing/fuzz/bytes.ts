import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type Actor, validRequests } from '../valid-requests.ts';
import type { World } from '../world.ts';
import { right, type Shot, type Wire } from './shot.ts';

/** A shot with everything written in: what a client would be asked to send. */
export interface Written {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | undefined;
}

interface RightCall {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly file?: Blob;
}

/** Whoever of the world may make this call. */
function callerOf({ audience }: Endpoint, world: World): { actor: Actor; token?: string } {
  if (audience === 'anyone') return { actor: 'anonymous' };
  if (audience.Company) return { actor: 'company own', token: world.owner.company.token };
  if (audience.Student) return { actor: 'student own', token: world.owner.student.token };
  if (audience.Faculty) return { actor: 'faculty own', token: world.staff.own.token };
  return { actor: 'admin', token: world.admin.token };
}

/** @param address where it comes from, so that limits per address stay out of the way */
export async function written(
  shot: Shot,
  endpoint: Endpoint,
  world: World,
  address: string,
): Promise<Written> {
  const { actor, token } = callerOf(endpoint, world);
  const call = validRequests[shot.endpoint](world, actor) as RightCall;
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const path = names.reduce((url, name, at) => {
    const given = shot.params[at] ?? '0';
    const value = given === right ? String(call.params?.[name]) : given;
    return url.replace(`{${name}}`, () => (shot.rawPath ? value : encoded(value)));
  }, endpoint.path as string);
  const query = shot.query.map(([name, value]) => {
    const meant = value === right ? (call.query?.[name] ?? '') : value;
    return `${encoded(name)}=${encoded(meant)}`;
  });
  const { body, type } = await bodyOf(shot, call);
  return {
    method: endpoint.method,
    url: `/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      'x-forwarded-for': address,
      ...(endpoint.reply.kind === 'events' && { accept: 'application/json' }),
      ...(shot.token === 'right' && token && { authorization: `Bearer ${token}` }),
      ...(shot.token === 'strange' && { authorization: 'Bearer e30.e30.AAAA' }),
      ...(body && { 'content-type': type }),
      ...Object.fromEntries(shot.headers),
    },
    body,
  };
}

const encoded = (value: string) => encodeURIComponent(value.toWellFormed());

async function bodyOf({ body }: Shot, call: RightCall) {
  const type = call.file ? call.file.type : 'application/json';
  switch (body.kind) {
    case 'none':
      return { body: undefined, type };
    case 'bytes':
      return { body: Buffer.from(body.base64, 'base64'), type };
    case 'text':
      return { body: Buffer.from(body.text), type };
    case 'right':
      if (call.file) return { body: Buffer.from(await call.file.arrayBuffer()), type };
      return { body: Buffer.from(JSON.stringify(call.body ?? {})), type };
    case 'deep':
      return { body: Buffer.from(deepened(call.body ?? {}, body.levels)), type };
    case 'json':
      return { body: Buffer.from(JSON.stringify(filled(body.value, call.body)) ?? ''), type };
  }
}

/** Written by hand: a serialiser would come to the end of its own stack. */
function deepened(meant: unknown, levels: number): string {
  const rest = JSON.stringify(meant).slice(1);
  return `{"deep":${'['.repeat(levels)}${']'.repeat(levels)}${rest === '}' ? '' : ','}${rest}`;
}

/** Puts what is right in every place that asks for it. */
function filled(value: unknown, meant: unknown): unknown {
  if (value === right) return meant;
  if (typeof value !== 'object' || value === null) return value;
  const inside = (key: string) => (meant as Record<string, unknown> | undefined)?.[key];
  if (Array.isArray(value)) return value.map((item) => filled(item, inside('0')));
  // `Object.fromEntries` keeps a key named `__proto__` as a key.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, filled(item, inside(key))]),
  );
}

const line = '\r\n';

/** The bytes of a request that is spoilt in one way. */
export function spoilt({ method, url, headers, body }: Written, wire: Wire): Buffer {
  const length = body?.length ?? 0;
  const all = [
    'host: trestle.example',
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${length}`] : []),
  ];
  const sent = (first: string, lines: readonly string[], payload = body ?? Buffer.alloc(0)) =>
    Buffer.concat([Buffer.from(`${[first, ...lines].join(line)}${line}${line}`), payload]);
  const first = `${method} ${url} HTTP/1.1`;
  const chunks = 'transfer-encoding: chunked';
  const without = (name: string) => all.filter((header) => !header.startsWith(name));
  switch (wire) {
    case 'whole':
      return sent(first, all);
    case 'body cut off':
      return sent(first, all, body?.subarray(0, length / 2));
    case 'huge header':
      return sent(first, [...all, `x-huge: ${'h'.repeat(20_000)}`]);
    case 'thousands of headers':
      return sent(first, [...all, ...Array.from({ length: 3_000 }, (_, n) => `x-${n}: `)]);
    case 'two lengths':
      return sent(first, [...all, `content-length: ${length + 7}`]);
    case 'a length and chunks':
      return sent(first, [...all, `content-length: ${length}`, chunks]);
    case 'a length that is no number':
      return sent(first, [...without('content-length'), 'content-length: 1e3']);
    case 'chunks of no size':
      return sent(first, [...without('content-length'), chunks], Buffer.from('zz\r\n{}\r\n0\r\n'));
    case 'a header without a colon':
      return sent(first, [...all, 'no colon at all']);
    case 'NUL in a header':
      return sent(first, [...all, 'x-nul: a\0b']);
    case 'two tokens':
      return sent(first, [...all, 'authorization: Bearer other']);
    case 'two hosts':
      return sent(first, [...all, 'host: evil.example']);
    case 'no host':
      return sent(first, without('host'));
    case 'an unknown method':
      return sent(`BREW ${url} HTTP/1.1`, all);
    case 'a strange protocol':
      return sent(`${method} ${url} HTTP/9.9`, all);
    case 'an absolute address':
      return sent(`${method} http://evil.example${url} HTTP/1.1`, all);
    case 'an upgrade':
      return sent(first, [
        ...without('connection'),
        'connection: upgrade, close',
        'upgrade: websocket',
      ]);
    case 'an odd expectation':
      return sent(first, [...all, 'expect: a-miracle']);
  }
}
