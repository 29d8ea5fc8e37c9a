import type { ReactNode } from 'react';
import { change as changeRead, type Read } from '../../../api/read/read.ts';
import { everyHistory } from '../../../api/read/reports.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { shownRows } from '../../../api/tables/rows.ts';
import type { RecordKind } from '../../../contract/reports/history.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Empty } from '../../ui/list/Empty.tsx';
import { lastAddressOf } from '../../ui/navigation/last-address.ts';
import { ScreenLink, useOpen, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { useRefreshUntold } from '../../ui/reading/live-connection.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { type Fact, Facts } from '../../ui/record/Facts.tsx';
import { RecordHead } from '../../ui/record/RecordHead.tsx';
import { ofAnyRow, type TableDefinition } from '../table/definition.ts';
import { Refused } from '../table/removal/Refused.tsx';
import { useChanges } from '../table/useChanges.ts';
import { useDialogs } from '../table/useDialogs.tsx';
import { History } from './history/History.tsx';
import { type RecordPlace, recordIn } from './record-address.ts';
import '../../ui/record/record.scss';

interface Props<Data extends object, Row extends object, Form extends object> {
  kind: RecordKind;
  /** The table it is a row of: its words, its dialogs and its acts. */
  definition: TableDefinition<Row, Form>;
  read: (id: number) => Read<Data>;
  rowOf: (data: Data) => Row;
  /** Marks beside its name. */
  markOf: (row: Row) => ReactNode;
  factsOf: (row: Row, data: Data) => readonly Fact[];
  /** Its related records, with the current page and open application. */
  children: (row: Row, data: Data, place: RecordPlace) => ReactNode;
}

/** All that is known of the student, company or project that the address names, and what can be done about it. */
export function RecordScreen<Data extends object, Row extends object, Form extends object>(
  props: Props<Data, Row, Form>,
) {
  const { kind, definition } = props;
  const { id, ...place } = recordIn(kind, useSearch());
  if (id !== null) return <OneRecord key={id} {...props} id={id} place={place} />;
  return (
    <Screen title={`Which ${kind}?`}>
      <p>Choose one from the table to see its page.</p>
      <ToTable of={definition} />
    </Screen>
  );
}

interface OneProps<Data extends object, Row extends object, Form extends object>
  extends Props<Data, Row, Form> {
  id: number;
  place: RecordPlace;
}

/** One row of a table on its own page, with the actions of the table. Deleting it leads back to the table. */
function OneRecord<Data extends object, Row extends object, Form extends object>(
  props: OneProps<Data, Row, Form>,
) {
  const { kind, id, place, markOf, factsOf, children } = props;
  // Below here a row is only ever handed back to the definition it came from.
  const definition = ofAnyRow(props.definition);
  const { source, path, title } = definition;
  const open = useOpen();
  const read = props.read(id);
  const record = useRead(read);
  const refreshUntold = useRefreshUntold();
  const changes = useChanges(definition, (row) => {
    changeRead(read, (known) => ({ ...known, ...row }));
    refreshUntold(everyHistory);
  });
  const { waiting, refused, forgetRefusal } = changes;
  const rows = record.data ? shownRows(source, [props.rowOf(record.data)], waiting) : [];
  /** Not there until it is read. */
  const [row] = rows;
  const onRemoved = () => open(lastAddressOf(path));
  const over = useDialogs(definition, changes, rows, { onRemoved });
  const name = row ? source.labelOf(row) : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const absent = (
    <Empty drawing="search" title="Not found">
      <p>This {kind} may have been deleted.</p>
      <ToTable of={definition} />
    </Empty>
  );
  return (
    <Screen
      title={name}
      head={
        <RecordHead name={name} list={{ path, title }} mark={row && markOf(row as Row)}>
          {row && (
            <div className="record-acts">
              <Button onClick={() => over.edit(row)}>Edit</Button>
              {definition.acts(row).map(({ act, label }) => (
                <Button key={act} look="quiet" onClick={() => over.actOn([row], act)}>
                  {label}
                </Button>
              ))}
              <Button look="outline-danger" onClick={() => over.remove([row])}>
                Delete
              </Button>
            </div>
          )}
        </RecordHead>
      }
    >
      {refused && (
        <Refused refused={refused} onAgain={over.editAgain()} onDismiss={forgetRefusal} />
      )}
      <Reading
        of={record}
        loading={<Skeleton of={`the ${kind}`} lines={4} />}
        failed={`The ${kind} could not be loaded. Try again later.`}
        absent={absent}
      >
        {(data) =>
          row ? (
            <div className="record" aria-busy={waiting.length > 0}>
              <div className="record-main">
                <section className="panel" aria-labelledby="record-facts">
                  <h2 id="record-facts">Facts</h2>
                  <Facts facts={factsOf(row as Row, data)} />
                </section>
                {children(row as Row, data, place)}
              </div>
              <History kind={kind} id={id} />
            </div>
          ) : (
            absent
          )
        }
      </Reading>
      {over.over}
    </Screen>
  );
}

/** The way to the table, as it was left. */
function ToTable({ of: { path, title } }: { of: { path: string; title: string } }) {
  return (
    <ScreenLink to={lastAddressOf(path)} className="btn btn-outline-primary">
      {title}
    </ScreenLink>
  );
}
