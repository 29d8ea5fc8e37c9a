import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/**
 * What a statement is called: in PostgreSQL where it is a prepared one, and in the log. PostgreSQL cuts names at 63
 * bytes; a hash of the text is shorter and never collides in practice.
 */
export function statementName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
    names.set(sql, name);
  }
  return name;
}

/** Says at which statement an error came: its name is all that the log tells of it. */
export function atStatement(error: unknown, sql: string): unknown {
  return error instanceof Error ? Object.assign(error, { statement: statementName(sql) }) : error;
}
