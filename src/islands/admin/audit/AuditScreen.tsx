import { useMemo } from 'react';
import { serverSource } from '../../../api/tables/server-source.ts';
import { type AuditEntry, auditColumns, exportAudit, listAudit } from '../../../contract/audit.ts';
import { auditedKinds } from '../../../contract/audited-kinds.ts';
import { written } from '../../../contract/dates.ts';
import { dayMs } from '../../../contract/days.ts';
import { type RecordKind, recordKinds } from '../../../contract/reports/history.ts';
import { useSearch } from '../../ui/navigation/navigation.tsx';
import { RecordLink } from '../records/RecordLink.tsx';
import { screens } from '../screens.ts';
import { LongCell } from '../table/rows/cells.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { tableOf } from '../table/table-of.tsx';
import { Changes } from './Changes.tsx';
import './audit.scss';
import { timeNow } from '../../../session/clock.ts';

/** Nothing is added to the log by hand, and nothing in it is ever edited. */
export const definition = tableOf<AuditEntry, object>({
  table: 'audit',
  path: screens.audit,
  title: 'Audit log',
  lead: 'Every change by an admin. The log cannot be edited.',
  many: 'audit entries',
  source: serverSource({
    noun: 'audit entry',
    labelOf: ({ act, subject }) => `${subject}, ${act}`,
    calls: { list: listAudit, export: exportAudit },
  }),
  searchHint: 'Search by admin, action or subject',
  empty: 'No entries found.',
  untilThen: 'Changes by admins appear here.',
  sorts: auditColumns,
  fields: {
    at: { label: 'When', look: 'time' },
    who: { label: 'Who', look: 'long' },
    act: { label: 'Action', cell: ({ act }) => <span className="fw-semibold">{act}</span> },
    kind: { label: 'Kind', givesWay: true },
    subject: {
      label: 'Subject',
      look: 'long',
      cell: (entry) => (
        <RecordLink kind={recordKindOf(entry)} id={entry.subjectId}>
          <LongCell text={entry.subject} />
        </RecordLink>
      ),
    },
    changes: { label: 'Changes', cell: (entry) => <Changes entry={entry} /> },
  },
  filters: [
    {
      name: 'kind',
      label: 'Kind',
      all: 'All kinds',
      options: auditedKinds.map((value) => ({ value, label: kindWords(value) })),
    },
  ],
});

/** The audit log, by the one table of the area; only to be read, searched and exported. */
export default function AuditScreen() {
  const { from, to } = useSearch();
  const days = useMemo(() => {
    const now = timeNow();
    return [
      { name: 'from', label: 'From', all: 'From any date', options: dayOptions(from, now) },
      { name: 'to', label: 'Until', all: 'Until now', options: dayOptions(to, now) },
    ];
  }, [from, to]);
  return <TableScreen definition={definition} filters={days} mayAct={false} />;
}

/** A deleted subject has no record any more. */
const recordKindOf = ({ kind, act }: AuditEntry): RecordKind | undefined =>
  act === 'deleted' ? undefined : recordKinds.find((one) => one === kind);

function kindWords(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

const monthStart = (day: Date | string) => written(day, '3 Mar 2031', 'UTC');

const isoOf = (day: Date): string => day.toISOString().slice(0, 10);

/** Single days offered before whole months, and the months. */
const days = 31;
const months = 24;

/**
 * The days (UTC) a bound of the log can be set to: each of the last month, then where the months
 * before began. A day that an address asks for is offered as well.
 */
function dayOptions(asked: string | undefined, now: Date) {
  const recent = Array.from({ length: days }, (_, ago) => {
    const day = new Date(now.getTime() - ago * dayMs);
    return { value: isoOf(day), label: wordsFor(ago) ?? written(day, 'Mon 3 Mar', 'UTC') };
  });
  const earlier = Array.from({ length: months }, (_, ago) => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - ago, 1));
    return { value: isoOf(day), label: monthStart(day) };
  });
  const known = new Map([...recent, ...earlier].map((option) => [option.value, option]));
  if (asked && isDay(asked) && !known.has(asked))
    known.set(asked, { value: asked, label: monthStart(asked) });
  return [...known.values()].toSorted((one, other) => other.value.localeCompare(one.value));
}

const wordsFor = (ago: number): string | undefined => ['Today', 'Yesterday'][ago];

const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  return day !== null && !Number.isNaN(day.getTime()) && isoOf(day) === text;
};
