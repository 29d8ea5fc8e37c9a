import { useMachine } from '@xstate/react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { isMapped, studentFieldKeys } from '../../../machines/students/import/import-file.ts';
import { importingMachine } from '../../../machines/students/import/importing.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { ImportReview } from './ImportReview.tsx';
import './import.scss';

interface Props {
  onClose: () => void;
  onWritten: () => void;
}

const noAnswer = 'The server did not answer. Nothing was imported. Try again.';
/** It is unknown then if they were imported. A repeat is safe because of the key sent with the file. */
const answerLost =
  'The server did not answer, so the students may already be imported. Import again: nobody is added twice.';

/** Reads students from a file, step by step. Nothing is written before the last press. */
export default function ImportStudents({ onClose, onWritten }: Props) {
  const [snapshot, send, actor] = useMachine(importingMachine);
  const { file, mapping, share, answer, failure } = snapshot.context;
  const isWriting = snapshot.matches('writing');
  const isReading = snapshot.matches('reading');
  const isTrying = snapshot.matches('trying');
  const isBusy = isReading || isTrying || isWriting;
  const isReviewed = snapshot.matches('reviewed') || isWriting;
  useEmitted(actor, { written: onWritten });
  return (
    <Dialog title="Import students" width={800} keepsOpen={file !== null} onClose={onClose}>
      <ModalBody>
        {failure && (
          <FormAlert>{failure.sentence ?? (isReviewed ? answerLost : noAnswer)}</FormAlert>
        )}
        {snapshot.matches('choosing') && (
          <ChooseFile onChoose={(chosen) => send({ type: 'choose', file: chosen })} />
        )}
        {(snapshot.matches('mapping') || isTrying) && (
          <ColumnMapping
            {...snapshot.context}
            fileName={file?.name ?? ''}
            onEncode={(encoding) => send({ type: 'encode', encoding })}
            onMap={(field, column) => send({ type: 'map', field, column })}
          />
        )}
        {isBusy && (
          <label className="import-progress stack gap-2 mt-5 mb-2">
            {isReading && `Reading “${file?.name}”…`}
            {isTrying && 'Checking every line…'}
            {isWriting && 'Importing…'}
            <progress
              className="w-100"
              max={1}
              value={isReading || share >= 1 ? undefined : share}
            />
          </label>
        )}
        {answer && isReviewed && (
          <ImportReview answer={answer} isUntouched={!isWriting && failure === null} />
        )}
        {answer && snapshot.matches('written') && (
          <div role="status">
            <p className="import-result mb-2">
              {answer.written.toLocaleString('en')} {answer.written === 1 ? 'student' : 'students'}{' '}
              imported and invited by email.
            </p>
            {answer.faultyLines > 0 && (
              <p className="soft mb-0">
                {answer.faultyLines.toLocaleString('en')}{' '}
                {answer.faultyLines === 1 ? 'line' : 'lines'} with errors skipped.
              </p>
            )}
          </div>
        )}
      </ModalBody>
      <ModalFooter>
        {(isReviewed || snapshot.matches('mapping')) && (
          <Button
            look="quiet"
            className="me-auto"
            disabled={isWriting}
            onClick={() => send({ type: 'again' })}
          >
            Choose another file
          </Button>
        )}
        <Button
          look="quiet"
          onClick={isReading || isTrying ? () => send({ type: 'cancel' }) : onClose}
        >
          {snapshot.matches('written') ? 'Close' : 'Cancel'}
        </Button>
        {(snapshot.matches('mapping') || isTrying) && (
          <BusyButton
            look="primary"
            busy={isTrying}
            disabled={!isMapped(mapping)}
            onClick={() => send({ type: 'try' })}
          >
            Check file
          </BusyButton>
        )}
        {isReviewed && answer && answer.good > 0 && (
          <BusyButton look="primary" busy={isWriting} onClick={() => send({ type: 'write' })}>
            {answer.faultyLines > 0 ? 'Skip lines with errors and import ' : 'Import '}
            {answer.good.toLocaleString('en')}
          </BusyButton>
        )}
      </ModalFooter>
    </Dialog>
  );
}

/** The first step: a file, and what it should hold. */
function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <>
      <p>
        Choose a CSV file with a header line and one student per line. Next, match its columns; we
        then check every line. Nothing is imported until you confirm.
      </p>
      <p className="note">{studentFieldKeys.join(',')}</p>
      <label className="form-label" htmlFor="import-file">
        File
      </label>
      <input
        id="import-file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="form-control"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
        }}
      />
      <p className="form-text">CSV, at most 10 MB.</p>
    </>
  );
}
