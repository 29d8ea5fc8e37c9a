import { assign, setup } from 'xstate';
import type { PairWithReason } from '../../contract/assignments/assignment-pins.ts';
import { draftOf, forgetDraft, keepDraft } from '../../session/drafts.ts';

/** Kept together, and kept apart. */
export type PairList = 'pins' | 'exclusions';

/** A pair with the names it was chosen by. */
export interface ChosenPair extends PairWithReason {
  readonly student: string;
  readonly project: string;
}
export type ChosenPairs = Readonly<Record<PairList, readonly ChosenPair[]>>;

const draft = 'assignment-pins';
const none: ChosenPairs = { pins: [], exclusions: [] };

/** Who is kept together and apart in the next run: chosen pair by pair, and kept in this browser until it is proposed. */
export const pinsMachine = setup({
  types: {
    context: {} as { pairs: ChosenPairs; adding: PairList },
    events: {} as
      | { type: 'begin'; list: PairList }
      | { type: 'add'; pair: ChosenPair }
      | { type: 'cancel' }
      | { type: 'remove'; list: PairList; pair: ChosenPair }
      | { type: 'proposed' },
  },
  actions: {
    keep: ({ context: { pairs } }) =>
      pairs.pins.length + pairs.exclusions.length > 0
        ? keepDraft(draft, pairs)
        : forgetDraft(draft),
  },
}).createMachine({
  id: 'pins',
  context: () => ({ pairs: draftOf<ChosenPairs>(draft) ?? none, adding: 'pins' }),
  initial: 'listed',
  on: { proposed: { actions: [assign({ pairs: none }), 'keep'] } },
  states: {
    listed: {
      on: {
        begin: { target: 'adding', actions: assign({ adding: ({ event }) => event.list }) },
        remove: {
          actions: [
            assign({
              pairs: ({ context: { pairs }, event: { list, pair } }) => ({
                ...pairs,
                [list]: pairs[list].filter((one) => one !== pair),
              }),
            }),
            'keep',
          ],
        },
      },
    },
    adding: {
      on: {
        add: {
          target: 'listed',
          actions: [
            assign({
              pairs: ({ context: { pairs, adding }, event }) => ({
                ...pairs,
                [adding]: [...pairs[adding], event.pair],
              }),
            }),
            'keep',
          ],
        },
        cancel: 'listed',
      },
    },
  },
});
