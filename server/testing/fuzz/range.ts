import type { AddressInfo } from 'node:net';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { BuiltApp } from '../built-app.ts';
import type { World } from '../world.ts';
import { spoilt, type Written, written } from './bytes.ts';
import { type Answer, faultOf } from './judge.ts';
import { reached } from './reached.ts';
import type { Shot, Wire } from './shot.ts';
import { sendBytes } from './socket.ts';

/** What a server cannot answer, or whose sender is still writing when the answer and the end come. */
const mayEndInSilence: readonly Wire[] = ['body cut off', 'huge header', 'thousands of headers'];

/** What can be done once is done soon; then the next world lets shots get as far as before. */
const changesOfOneWorld = 10;

/** Whether injecting would ask for another address than this one: it resolves dots, as a browser does. */
function isRewritten(url: string): boolean {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search !== url;
}

/** Where shots are fired: the whole server, with another world when shots have ended the one before. */
export interface Range {
  /** @returns the answer's status, 0 where the server closed without one, and the fault if there is one */
  fire(shot: Shot): Promise<{ status: number; fault: string | null }>;
}

/** @param nextWorld a world as it was when nothing had been fired at it */
export async function openRange(app: BuiltApp, nextWorld: () => Promise<World>): Promise<Range> {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  let world = await nextWorld();
  let shots = 0;
  let changes = 0;

  async function send(shot: Shot) {
    const endpoint: Endpoint = endpoints[shot.endpoint];
    shots += 1;
    const address = `11.${(shots >> 16) & 255}.${(shots >> 8) & 255}.${shots & 255}`;
    const request = await written(shot, endpoint, world, address);
    const about = reached(request.method, request.url) ?? endpoint;
    return { about, answer: await answerTo(shot, request) };
  }

  async function answerTo(shot: Shot, request: Written): Promise<Answer | null> {
    const streams = request.headers.accept === 'text/event-stream';
    if (shot.wire !== 'whole' || shot.rawPath || streams || isRewritten(request.url))
      return sendBytes(port, spoilt(request, shot.wire), shot.wire === 'body cut off');
    const { method, url, headers, body } = request;
    const answer = await app.app.inject({
      method,
      url,
      headers,
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }

  return {
    async fire(shot) {
      const { about: endpoint, answer } = await send(shot);
      if (answer === null)
        return { status: 0, fault: mayEndInSilence.includes(shot.wire) ? null : 'no answer' };
      if (endpoint.method !== 'GET' && answer.status < 300) changes += 1;
      const signedOut = answer.status === 401 && shot.token === 'right';
      // Who may call has called as often as they may.
      const isSpent = answer.status === 429 && shot.token === 'right';
      const isOver = (signedOut || isSpent) && endpoint.audience !== 'anyone';
      if (isOver || changes === changesOfOneWorld) {
        world = await nextWorld();
        changes = 0;
      }
      return { status: answer.status, fault: faultOf(endpoint, answer) };
    },
  };
}
