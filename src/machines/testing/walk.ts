import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  fromCallback,
  fromPromise,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import {
  adjacencyMapToArray,
  getAdjacencyMap,
  getShortestPaths,
  getStateNodes,
} from 'xstate/graph';

/** What the world may answer to one actor of a machine: what it finds, and how it fails. */
interface Answers {
  readonly outputs?: readonly unknown[];
  readonly errors?: readonly unknown[];
}

interface World<Machine extends AnyStateMachine> {
  readonly input?: InputFrom<Machine>;
  /** Every event that may come from outside, sent in every state, fitting or not. */
  readonly events: readonly EventFromLogic<Machine>[];
  /** By the actor's name in `setup`. */
  readonly answers?: Readonly<Record<string, Answers>>;
}

type Path<Machine extends AnyStateMachine> = {
  readonly state: SnapshotFrom<Machine>;
  readonly steps: readonly { readonly event: EventFromLogic<Machine> }[];
};

/** Every move a machine can make, each at the end of the shortest path that leads to it. */
export function walk<Machine extends AnyStateMachine>(machine: Machine, world: World<Machine>) {
  const events = [
    ...world.events,
    ...answersTo(machine, world.answers ?? {}),
    ...delaysOf(machine),
  ];
  const options = { events, input: world.input } as object;
  const ways = getShortestPaths(machine, options) as unknown as Path<Machine>[];
  const stepsTo = new Map(ways.map(({ state, steps }) => [nameOf(state), steps]));
  const moves = adjacencyMapToArray(getAdjacencyMap(machine, options as never)).filter(
    ({ state, nextState }) => nameOf(state) !== nameOf(nextState),
  );
  return {
    paths: [
      ...ways.filter(({ steps }) => steps.length === 1),
      ...moves.map(({ state, event, nextState }) => ({
        state: nextState,
        steps: [...(stepsTo.get(nameOf(state)) ?? []), { event }],
      })),
    ] as Path<Machine>[],
    /** The states that no path leads to. */
    unreached: leavesOf(machine).filter(
      (id) => !ways.some(({ state }) => idsOf(state).includes(id)),
    ),
    /** The states from which nothing leads to a goal any more. */
    deadEnds(isGoal: (state: SnapshotFrom<Machine>) => boolean): string[] {
      const good = new Set(
        ways.filter(({ state }) => isGoal(state)).map(({ state }) => nameOf(state)),
      );
      let before: number;
      do {
        before = good.size;
        for (const { state, nextState } of moves)
          if (good.has(nameOf(nextState))) good.add(nameOf(state));
      } while (good.size > before);
      return [...stepsTo.keys()].filter((name) => !good.has(name));
    },
  };
}

/**
 * Goes a path with a living machine, whose actors stay silent so that the path alone speaks for
 * them. Its actions run: provide what they would touch. @returns where it ends
 */
export function follow<Machine extends AnyStateMachine>(
  machine: Machine,
  path: Path<Machine>,
  input?: InputFrom<Machine>,
) {
  const silent = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, actor]) => [name, silenced(actor)]),
  );
  const actor: AnyActorRef = createActor(machine.provide({ actors: silent } as never), {
    input,
  } as never);
  actor.start();
  // The first step is the start itself.
  for (const { event } of path.steps.slice(1)) actor.send(event);
  return actor.getSnapshot() as SnapshotFrom<Machine>;
}

/** How a path reads in the name of a test: `submit → xstate.done.actor.exchange`. */
export const tell = ({ state, steps }: Path<AnyStateMachine>): string =>
  [...steps.slice(1).map(({ event }) => event.type), JSON.stringify(state.value)].join(' → ');

const nameOf = (state: AnyMachineSnapshot) => JSON.stringify([state.value, state.context]);

const silenced = (actor: unknown) =>
  isPromiseLogic(actor) ? fromPromise(() => new Promise(() => {})) : fromCallback(() => {});

const isPromiseLogic = (actor: unknown): boolean =>
  'config' in Object(actor) && !('root' in Object(actor));

const nodesOf = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine)];

function answersTo(machine: AnyStateMachine, answers: Readonly<Record<string, Answers>>) {
  return nodesOf(machine).flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => {
      const { outputs = [], errors = [] } = answers[String(src)] ?? {};
      return [
        ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, actorId: id, output })),
        ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, actorId: id, error })),
      ];
    }),
  );
}

const delaysOf = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })));

const leavesOf = (machine: AnyStateMachine): string[] =>
  getStateNodes(machine)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ id }) => id);

const idsOf = (state: AnyMachineSnapshot): string[] => state._nodes.map(({ id }) => id);
