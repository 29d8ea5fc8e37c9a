import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Instance {
  readonly origin: string;
  ready: boolean;
}

export interface Balancer {
  readonly origin: string;
  /** Leaves one out from now on, as when it is replaced. */
  remove(origin: string): void;
  add(origin: string): void;
  /** Calls that got no answer: where they were, and when they had begun (`performance.now()`). */
  readonly unanswered: readonly { origin: string; begun: number }[];
  close(): void;
}

const newInstance = (origin: string): Instance => ({ origin, ready: true });

/** How often each instance is asked whether it is ready, in milliseconds. */
const askedEveryMs = 250;

/**
 * Passes each call to the next instance that is ready, over connections that are kept. As balancers do, it
 * sends a call to another instance only where the first never took the connection, or where the call may be
 * repeated and no byte of an answer came.
 */
export async function balance(origins: readonly string[]): Promise<Balancer> {
  let instances: Instance[] = origins.map(newInstance);
  const agent = new Agent({ keepAlive: true });
  const unanswered: { origin: string; begun: number }[] = [];
  let turn = 0;

  const next = (tried: ReadonlySet<string>): Instance | undefined => {
    turn += 1;
    const open = instances.filter(({ origin, ready }) => ready && !tried.has(origin));
    return open[turn % open.length];
  };

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const tried = new Set<string>();
    const again = () => {
      const instance = next(tried);
      if (!instance) {
        outgoing.writeHead(502).end();
        return;
      }
      tried.add(instance.origin);
      const begun = performance.now();
      const { method, url, headers } = incoming;
      const call = request(`${instance.origin}${url}`, { agent, method, headers }, (answer) => {
        const { connection: _, ...given } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, given);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (outgoing.destroyed) return;
        const neverTaken = error.code === 'ECONNREFUSED';
        const mayRepeat = method === 'GET' && !outgoing.headersSent;
        if (neverTaken || mayRepeat) {
          again();
          return;
        }
        unanswered.push({ origin: instance.origin, begun });
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      outgoing.on('close', () => {
        if (!outgoing.writableFinished) call.destroy();
      });
      call.end(body);
    };
    again();
  }

  const asking = setInterval(() => {
    for (const instance of instances)
      fetch(`${instance.origin}/api/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => {
          instance.ready = ok;
        },
        () => {
          instance.ready = false;
        },
      );
  }, askedEveryMs);

  const server = createServer(pass).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    remove(origin) {
      instances = instances.filter((instance) => instance.origin !== origin);
    },
    add(origin) {
      instances = [...instances, newInstance(origin)];
    },
    unanswered,
    close() {
      clearInterval(asking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
