import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { auditLog } from '../../../api/tables/audit-log.ts';
import type { AuditEntry } from '../../../contract/audit.ts';
import { auditedKinds } from '../../../contract/audited-kinds.ts';
import { type RecordKind, recordKinds } from '../../../contract/reports/history.ts';
import { RecordLink } from '../records/RecordLink.tsx';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';
import type { TableDefinition } from '../table/definition.ts';
import { LongCell, TimeCell } from '../table/rows/cells.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { Changes } from './Changes.tsx';
import { dayOptions } from './days.ts';
import './audit.scss';

/** Nothing is added to the log by hand, and nothing in it is ever edited. */
const Never = () => null;

export const definition: TableDefinition<AuditEntry> = {
  table: 'audit',
  path: screens.audit,
  title: 'Audit log',
  lead: 'Every change by an admin. The log cannot be edited.',
  many: 'audit entries',
  source: auditLog,
  searchHint: 'Search by admin, action or subject',
  empty: 'No entries found.',
  untilThen: 'Changes by admins appear here.',
  addLabel: '',
  RowDialog: Never,
  acts: () => [],
  added: () => '',
  columns: [
    {
      id: 'at',
      label: 'When',
      sortable: true,
      look: 'time',
      cell: ({ at }) => <TimeCell at={at} />,
    },
    { id: 'who', label: 'Who', look: 'long', cell: ({ who }) => <LongCell text={who} /> },
    { id: 'act', label: 'Action', cell: ({ act }) => <span className="fw-semibold">{act}</span> },
    { id: 'kind', label: 'Kind', cell: ({ kind }) => kind },
    {
      id: 'subject',
      label: 'Subject',
      look: 'long',
      cell: (entry) => (
        <RecordLink kind={recordKindOf(entry)} id={entry.subjectId}>
          <LongCell text={entry.subject} />
        </RecordLink>
      ),
    },
    { id: 'changes', label: 'Changes', cell: (entry) => <Changes entry={entry} /> },
  ],
  filters: [],
};

/** The audit log, by the one table of the area; only to be read, searched and exported. */
export default function AuditScreen() {
  const { from, to } = useStore($router)?.search ?? {};
  const whole = useMemo(() => {
    const now = new Date();
    return {
      ...definition,
      filters: [
        {
          name: 'kind',
          label: 'Kind',
          all: 'All kinds',
          options: auditedKinds.map((value) => ({ value, label: kindWords(value) })),
        },
        { name: 'from', label: 'From', all: 'From any date', options: dayOptions(from, now) },
        { name: 'to', label: 'Until', all: 'Until now', options: dayOptions(to, now) },
      ],
    };
  }, [from, to]);
  return <TableScreen definition={whole} mayAct={false} />;
}

/** What has a record still: not what has just been deleted. */
const recordKindOf = ({ kind, act }: AuditEntry): RecordKind | undefined =>
  act === 'deleted' ? undefined : recordKinds.find((one) => one === kind);

const kindWords = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
