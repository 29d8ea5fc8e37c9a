import { type RawBuilder, sql } from 'kysely';

/** First comment of a statement, for the client; PostgreSQL ignores it. */
const marks = { once: '/* planned once */', 'each time': '/* planned each time */' };

export type Planned = keyof typeof marks;

/**
 * A statement that PostgreSQL is to plan once for a connection, or each time. By itself one with values is planned once,
 * and one without each time, as it may be a script. Each time is for a best plan that depends on the values, as a rare
 * word is found by its index and a common one by walking the order, and for pages that are many and seldom asked for.
 */
export const planned = <Row>(when: Planned, statement: RawBuilder<Row>): RawBuilder<Row> =>
  sql<Row>`${sql.raw(marks[when])} ${statement}`;

/** True if the client has a statement planned once. */
export const isPlannedOnce = (text: string, values: readonly unknown[] = []): boolean =>
  text.startsWith(marks.once) || (values.length > 0 && !text.startsWith(marks['each time']));
