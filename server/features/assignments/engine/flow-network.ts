/**
 * A flow network with unit-cost arithmetic in typed arrays. Edges come in pairs: an edge and, beside
 * it (`edge ^ 1`), the way back. `sealed()` must be called once all edges are in.
 */
export class FlowNetwork {
  readonly nodes: number;
  readonly head: Int32Array;
  readonly cost: Int32Array;
  /** What an edge can still carry. */
  readonly room: Int32Array;
  /** The edges that leave a node stand in `leaving` from `start[node]` up to `start[node + 1]`. */
  readonly start: Int32Array;
  readonly leaving: Int32Array;
  #edges = 0;

  constructor(nodes: number, edges: number) {
    this.nodes = nodes;
    this.head = new Int32Array(2 * edges);
    this.cost = new Int32Array(2 * edges);
    this.room = new Int32Array(2 * edges);
    this.start = new Int32Array(nodes + 1);
    this.leaving = new Int32Array(2 * edges);
  }

  /** @returns the number of the edge */
  add(from: number, to: number, room: number, cost: number): number {
    const edge = this.#edges;
    this.#edges += 2;
    this.head[edge] = to;
    this.head[edge + 1] = from;
    this.room[edge] = room;
    this.cost[edge] = cost;
    this.cost[edge + 1] = -cost;
    return edge;
  }

  sealed(): this {
    for (let edge = 0; edge < this.#edges; edge += 1) this.start[this.head[edge ^ 1]! + 1]! += 1;
    for (let node = 0; node < this.nodes; node += 1) this.start[node + 1]! += this.start[node]!;
    const next = this.start.slice(0, this.nodes);
    for (let edge = 0; edge < this.#edges; edge += 1)
      this.leaving[next[this.head[edge ^ 1]!]!++] = edge;
    return this;
  }
}
