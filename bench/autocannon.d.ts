/** As much of autocannon as the benches use. */
declare module 'autocannon' {
  interface Call {
    readonly path: string;
    readonly headers: Record<string, string>;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: readonly Call[];
    /** Called for each connection before it asks. */
    setupClient(client: { setRequests(requests: readonly Call[]): void }): void;
  }
  interface Result {
    /** Per second. */
    readonly requests: { readonly average: number; readonly total: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
    readonly errors: number;
    readonly non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
