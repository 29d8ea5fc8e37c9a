import { type ReactNode, Suspense } from 'react';
import type { Read } from '../../../api/read/read.ts';
import type { RecordKind } from '../../../contract/reports/history.ts';
import { lastAddressOf } from '../../ui/navigation/last-address.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { lazy } from '../../ui/reading/lazy.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { type Fact, Facts } from '../../ui/record/Facts.tsx';
import type { RowAct, TableDefinition } from '../table/definition.ts';
import { Refused } from '../table/removal/Refused.tsx';
import { History } from './history/History.tsx';
import { NoRecord, RecordSkeleton } from './NoRecord.tsx';
import { useRecord } from './useRecord.ts';
import '../../ui/record/record.scss';

const Dialogs = lazy(() => import('../table/Dialogs.tsx'));

interface Props<Data extends object, Row extends object, Form extends object> {
  kind: RecordKind;
  id: number;
  /** The table it is a row of: its words, its dialogs and its acts. */
  definition: TableDefinition<Row, Form>;
  read: Read<Data>;
  rowOf: (data: Data) => Row;
  /** How it stands, beside its name. */
  markOf: (row: Row) => ReactNode;
  factsOf: (row: Row, data: Data) => readonly Fact[];
  /** What hangs on it. */
  children: (row: Row, data: Data) => ReactNode;
}

/** All that is known of one student, company or project, and what can be done about it. */
export function RecordScreen<Data extends object, Row extends object, Form extends object>(
  props: Props<Data, Row, Form>,
) {
  const { kind, id, read, rowOf, markOf, factsOf, children } = props;
  // Below here a row is only ever handed back to the definition it came from.
  const definition = props.definition as unknown as TableDefinition<object>;
  const { source, path, title } = definition;
  const { record, row, isRemoved, isSaving, refused, dismissRefusal, over } = useRecord(
    definition,
    read,
    rowOf,
  );
  const name = row ? source.labelOf(row) : nameOfKind[kind];
  return (
    <Screen
      title={name}
      head={
        <header className="page-head record-head">
          <div>
            <ScreenLink to={lastAddressOf(path)} className="record-back">
              <Icon name="arrow-left" /> {title}
            </ScreenLink>
            <h1>{name}</h1>
            {row && <div className="record-mark">{markOf(row as Row)}</div>}
          </div>
          {row && (
            <RecordActs
              acts={definition.acts(row)}
              onAct={({ act }) => over.actOn([row], act)}
              onEdit={() => over.edit(row)}
              onDelete={() => over.remove([row])}
            />
          )}
        </header>
      }
    >
      {refused && (
        <Refused refused={refused} onAgain={over.editAgain(refused)} onDismiss={dismissRefusal} />
      )}
      <Reading
        of={record}
        loading={<RecordSkeleton of={kind} />}
        failed={`The ${kind} could not be loaded. Try again later.`}
        absent={<NoRecord kind={kind} path={path} title={title} />}
      >
        {(data) => (
          <>
            {isRemoved && <NoRecord kind={kind} path={path} title={title} />}
            {row && (
              <div className="record" aria-busy={isSaving}>
                <div className="record-main">
                  <section className="panel" aria-labelledby="record-facts">
                    <h2 id="record-facts">Facts</h2>
                    <Facts facts={factsOf(row as Row, data)} />
                  </section>
                  {children(row as Row, data)}
                </div>
                <History kind={kind} id={id} />
              </div>
            )}
          </>
        )}
      </Reading>
      <Suspense fallback={null}>
        {over.shown && <Dialogs definition={definition} over={over} />}
      </Suspense>
    </Screen>
  );
}

const nameOfKind: Record<RecordKind, string> = {
  student: 'Student',
  company: 'Company',
  project: 'Project',
};

interface RecordActsProps {
  acts: readonly RowAct<object>[];
  onAct: (act: RowAct<object>) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a record: the same as in its table, each by its name. */
function RecordActs({ acts, onAct, onEdit, onDelete }: RecordActsProps) {
  return (
    <div className="record-acts">
      <button type="button" className="btn btn-outline-primary" onClick={onEdit}>
        Edit
      </button>
      {acts.map((act) => (
        <button key={act.act} type="button" className="btn btn-quiet" onClick={() => onAct(act)}>
          {act.label}
        </button>
      ))}
      <button type="button" className="btn btn-outline-danger" onClick={onDelete}>
        Delete
      </button>
    </div>
  );
}
