import { createServer, Packet } from 'dns2';

/** A DNS server on loopback, which knows the TXT records that a test publishes. */
export interface TestNames {
  /** Whom to ask, as a setting names it. */
  readonly address: string;
  publish(name: string, text: string): void;
  close(): Promise<void>;
}

export async function startNames(): Promise<TestNames> {
  const texts = new Map<string, string>();
  const server = createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request);
      const name = request.questions[0]?.name.toLowerCase() ?? '';
      const data = texts.get(name);
      if (data === undefined) response.header.rcode = Packet.RCODE.NXDOMAIN;
      else
        response.answers.push(
          new Packet.Resource({
            name,
            type: Packet.TYPE.TXT,
            class: Packet.CLASS.IN,
            ttl: 60,
            data,
          }),
        );
      send(response);
    },
  });
  const { udp } = await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  return {
    address: `127.0.0.1:${udp?.port}`,
    publish: (name, text) => void texts.set(name.toLowerCase(), text),
    close: () => server.close(),
  };
}
