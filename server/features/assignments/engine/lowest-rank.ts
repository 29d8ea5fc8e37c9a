import { companyOrder, offer, offerWidth } from './company-order.ts';
import { type Assignment, type Instance, unassigned } from './instance.ts';
import { type Wishes, wishesOf } from './wishes.ts';

/**
 * Places the most students, and among such assignments has the lowest sum of ranks (first choice counts 1). The result
 * need not be stable; it is shown beside the stable ones for comparison.
 *
 * Maximum flow of minimum cost by the primal-dual method (L. R. Ford, D. R. Fulkerson, "Flows in Networks", 1962):
 * shortest distances under reduced costs, then as much flow as fits along shortest paths (blocking flows after E. A.
 * Dinitz, 1970), until nobody more can be placed. Distances only grow and are sums of few ranks, so there are few
 * rounds.
 */
export function lowestRank(instance: Instance, wishes: Wishes = wishesOf(instance)): Assignment {
  const { students, projects, companies, companyOf, projectCapacity, companyCapacity } = instance;
  const source = 0;
  const ofStudent = 1;
  const ofProject = ofStudent + students;
  const ofCompany = ofProject + projects;
  const sink = ofCompany + companies;
  const { fields } = companyOrder(instance, wishes);
  const network = new FlowNetwork(
    sink + 1,
    students + fields.length / offerWidth + projects + companies,
  );
  for (let student = 0; student < students; student += 1)
    network.add(source, ofStudent + student, 1, 0);
  for (let at = 0; at < fields.length; at += offerWidth) {
    const student = ofStudent + fields[at + offer.student]!;
    network.add(
      student,
      ofProject + fields[at + offer.project]!,
      1,
      fields[at + offer.choice]! + 1,
    );
  }
  for (let project = 0; project < projects; project += 1) {
    network.add(ofProject + project, ofCompany + companyOf[project]!, projectCapacity[project]!, 0);
  }
  for (let company = 0; company < companies; company += 1) {
    network.add(ofCompany + company, sink, companyCapacity[company]!, 0);
  }
  fill(network.sealed(), source, sink);

  const assignment = new Int32Array(students).fill(unassigned);
  for (let at = 0, edge = 2 * students; at < fields.length; at += offerWidth, edge += 2) {
    if (network.room[edge] === 0)
      assignment[fields[at + offer.student]!] = fields[at + offer.project]!;
  }
  return assignment;
}

const unreached = 0x3fffffff;

/** Sends as much as possible from source to sink, as cheaply as possible. */
function fill(network: FlowNetwork, source: number, sink: number): void {
  const potential = new Int32Array(network.nodes);
  for (;;) {
    const distance = distances(network, potential, source);
    if (distance[sink] === unreached) return;
    for (let node = 0; node < network.nodes; node += 1) {
      potential[node]! += Math.min(distance[node]!, distance[sink]!);
    }
    while (sendAlongShortest(network, potential, source, sink));
  }
}

const reduced = ({ cost, head }: FlowNetwork, potential: Int32Array, edge: number): number =>
  cost[edge]! + potential[head[edge ^ 1]!]! - potential[head[edge]!]!;

/** Shortest distances under reduced costs, which are small whole numbers: a list per distance (R. B. Dial, 1969). */
function distances(network: FlowNetwork, potential: Int32Array, source: number): Int32Array {
  const { start, leaving, room, head } = network;
  const distance = new Int32Array(network.nodes).fill(unreached);
  distance[source] = 0;
  const at: number[][] = [[source]];
  for (let d = 0; d < at.length; d += 1) {
    const nodes = at[d] ?? [];
    for (let i = 0; i < nodes.length; i += 1) {
      const node = nodes[i]!;
      if (distance[node] !== d) continue;
      for (let e = start[node]!; e < start[node + 1]!; e += 1) {
        const edge = leaving[e]!;
        if (room[edge] === 0) continue;
        const far = d + reduced(network, potential, edge);
        const to = head[edge]!;
        if (far >= distance[to]!) continue;
        distance[to] = far;
        while (at.length <= far) at.push([]);
        at[far]!.push(to);
      }
    }
  }
  return distance;
}

/** One blocking flow over the edges of reduced cost 0. @returns whether anything was sent */
function sendAlongShortest(
  network: FlowNetwork,
  potential: Int32Array,
  source: number,
  sink: number,
): boolean {
  const { start, leaving, room, head } = network;
  const level = levels(network, potential, source, sink);
  if (level[sink] === -1) return false;
  const next = start.slice(0, network.nodes);
  const path: number[] = [];
  let node = source;
  for (;;) {
    if (node === sink) {
      // Every path begins with a student, so it carries one.
      for (const edge of path) {
        room[edge]! -= 1;
        room[edge ^ 1]! += 1;
      }
      path.length = 0;
      node = source;
      continue;
    }
    const e = next[node]!;
    if (e < start[node + 1]!) {
      const edge = leaving[e]!;
      const to = head[edge]!;
      if (
        room[edge]! > 0 &&
        level[to] === level[node]! + 1 &&
        reduced(network, potential, edge) === 0
      ) {
        path.push(edge);
        node = to;
      } else {
        next[node] = e + 1;
      }
      continue;
    }
    const back = path.pop();
    if (back === undefined) return true;
    node = head[back ^ 1]!;
    next[node]! += 1;
  }
}

/** Distance of each node from the source in edges of reduced cost 0; -1 if it is not reached. */
function levels(
  network: FlowNetwork,
  potential: Int32Array,
  source: number,
  sink: number,
): Int32Array {
  const { start, leaving, room, head } = network;
  const level = new Int32Array(network.nodes).fill(-1);
  level[source] = 0;
  const queue = new Int32Array(network.nodes);
  let last = 1;
  queue[0] = source;
  for (let first = 0; first < last && level[sink] === -1; first += 1) {
    const node = queue[first]!;
    for (let e = start[node]!; e < start[node + 1]!; e += 1) {
      const edge = leaving[e]!;
      const to = head[edge]!;
      if (room[edge] === 0 || level[to] !== -1 || reduced(network, potential, edge) !== 0) continue;
      level[to] = level[node]! + 1;
      queue[last] = to;
      last += 1;
    }
  }
  return level;
}

/**
 * A flow network with unit-cost arithmetic in typed arrays. Edges come in pairs: an edge and, beside
 * it (`edge ^ 1`), the way back. `sealed()` must be called once all edges are in.
 */
class FlowNetwork {
  readonly nodes: number;
  readonly head: Int32Array;
  readonly cost: Int32Array;
  /** Capacity left on each edge. */
  readonly room: Int32Array;
  /** Edges leaving a node are `leaving[start[node]]` up to `leaving[start[node + 1]]`, not included. */
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
