/** Why a document could not be read, as a sentence for people. */
export class Unreadable extends Error {}

/** Reads a document by its https address, or the one of a `did:web`. @throws {Unreadable} */
export type ReadDocument = (address: string) => Promise<unknown>;
