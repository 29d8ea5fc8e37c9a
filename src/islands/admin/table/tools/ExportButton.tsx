import { useMachine } from '@xstate/react';
import { exportingMachine } from '../../../../machines/table/export/exporting.ts';
import type { TableQuery } from '../../../../machines/table/query.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { saveFile } from '../../../ui/list/save-file.ts';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import type { TableDefinition } from '../definition.ts';

interface Props {
  definition: TableDefinition<object>;
  query: TableQuery;
}

/** All rows that match, over every page, as a file. */
export function ExportButton({ definition: { source, many }, query }: Props) {
  const [snapshot, send, actor] = useMachine(exportingMachine, { input: { source } });
  const { failure } = snapshot.context;
  useEmitted(actor, {
    made: ({ file }) => {
      saveFile(file, `${many.replaceAll(' ', '-')}.csv`);
      announce(`Downloaded the list of ${many}.`);
    },
  });
  return (
    <>
      <BusyButton
        className="btn btn-quiet tool-button"
        busy={snapshot.hasTag('busy')}
        onClick={() => send({ type: 'export', query })}
      >
        <Icon name="download" />
        <span>Export</span>
      </BusyButton>
      {failure && (
        <span role="alert" className="tool-failed">
          {failure.sentence ?? 'The file could not be created. Try again.'}
        </span>
      )}
    </>
  );
}
