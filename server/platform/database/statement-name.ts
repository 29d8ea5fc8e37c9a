import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/**
 * Names a statement, prepared in PostgreSQL and in the log. PostgreSQL cuts names at 63 bytes; a hash of the text is
 * shorter and never collides in practice.
 */
export function statementName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
    names.set(sql, name);
  }
  return name;
}

/** Adds the statement's name to an error. The log contains only the name. */
export function atStatement(error: unknown, sql: string): unknown {
  return error instanceof Error ? Object.assign(error, { statement: statementName(sql) }) : error;
}
