/** What a process holds on to, asked through its inspector (`--inspect`). */
export interface Inspected {
  /** Lets the process collect everything it no longer needs. @returns what is left on its heap, in bytes */
  collected(): Promise<number>;
  close(): void;
}

/** @param port of the process's inspector on this machine */
export async function inspected(port: number): Promise<Inspected> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  let asked = 0;

  /** One command of the Chrome DevTools protocol. */
  const ask = <Result>(method: string) => {
    asked += 1;
    const id = asked;
    return new Promise<Result>((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(answer.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method }));
    });
  };

  return {
    async collected() {
      await ask('HeapProfiler.collectGarbage');
      const { usedSize } = await ask<{ usedSize: number }>('Runtime.getHeapUsage');
      return usedSize;
    },
    close: () => socket.close(),
  };
}
