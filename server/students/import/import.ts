import { sql } from 'kysely';
import type * as v from 'valibot';
import type { importStudents as endpoint } from '../../../src/contract/managed-students.ts';
import { problems } from '../../../src/contract/problem.ts';
import type { ImportAnswer, ImportFault } from '../../../src/contract/table.ts';
import { takenAmong } from '../../accounts/email-taken.ts';
import type { Person } from '../../accounts/person.ts';
import type { Services } from '../../services.ts';
import { type CheckedLine, checkStudents } from './check.ts';
import { readStudents } from './read.ts';
import { writeStudents } from './write.ts';

const faultsToldAtMost = 1_000;
/** Where faulty lines are left out, so many are written together: each transaction is short. */
const batchSize = 1_000;
/** So many new rows change what the database should know of its words. */
const settledFrom = 1_000;

/** Thrown to undo a whole import that somebody else's registration has overtaken. */
class Overtaken extends Error {
  readonly late: readonly CheckedLine[];
  constructor(late: readonly CheckedLine[]) {
    super('Somebody took an address during the import.');
    this.late = late;
  }
}

/**
 * Reads students from a file and says every fault with its line and column. A trial writes nothing;
 * `whole` writes everything in one transaction, or nothing while there is a fault; `skip` leaves out
 * the faulty lines.
 * @throws {Problem} `file-unreadable`
 */
export async function importStudents(
  services: Services,
  file: Uint8Array,
  { mode, ...mapping }: v.InferOutput<(typeof endpoint)['query']>,
  person: Person,
): Promise<ImportAnswer> {
  const { db } = services;
  const { lines, columnOf } = readStudents(file, mapping);
  const checked = checkStudents({ lines, columnOf });
  const taken = await takenAmong(
    db,
    checked.good.map(({ student }) => student.email),
  );
  const isTaken = ({ student }: CheckedLine) => taken.has(student.email.toLowerCase());
  const good = checked.good.filter((line) => !isTaken(line));
  const takenFault = ({ line }: CheckedLine): ImportFault => ({
    line,
    column: columnOf.email,
    message: problems['email-taken'].title,
  });
  const faults = [...checked.faults, ...checked.good.filter(isTaken).map(takenFault)];

  const answer = (late: readonly CheckedLine[], written: number): ImportAnswer => {
    const all = [...faults, ...late.map(takenFault)].sort((one, other) => one.line - other.line);
    return {
      rows: lines.length,
      good: good.length - late.length,
      written,
      faults: all.slice(0, faultsToldAtMost),
      faultyLines: new Set(all.map(({ line }) => line)).size,
    };
  };
  if (mode === 'trial' || (mode === 'whole' && faults.length > 0)) return answer([], 0);

  const late: CheckedLine[] = [];
  const size = mode === 'whole' ? Math.max(good.length, 1) : batchSize;
  try {
    for (let start = 0; start < good.length; start += size) {
      const batch = good.slice(start, start + size);
      await db.transaction().execute(async (transaction) => {
        const left = await writeStudents(services, transaction, batch, person);
        if (mode === 'whole' && left.length > 0) throw new Overtaken(left);
        late.push(...left);
      });
    }
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return answer(error.late, 0);
  }
  if (good.length >= settledFrom) await sql`vacuum (analyze) students`.execute(db);
  return answer(late, good.length - late.length);
}
