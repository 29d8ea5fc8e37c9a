import { useMachine } from '@xstate/react';
import { fileUploadMachine, stoppedBecause } from '../../../../machines/engagements/file-upload.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { UploadProgress } from '../../../ui/status/UploadProgress.tsx';
import { sizeOf } from '../../applications/application/file-words.ts';

interface Props {
  engagement: number;
  file: File;
  /** The number of the upload that it goes on with; null for a new one. */
  goesOnWith: number | null;
  onBegun: (id: number) => void;
  onRefused: () => void;
  onArrived: () => void;
  /** With its number, once the server knows it. */
  onRemove: (id: number | null) => void;
}

/** What can be done on the way, and how its name is joined to the words for who cannot see it. */
const acts = [
  { type: 'pause', words: 'Pause', joined: '' },
  { type: 'resume', words: 'Continue', joined: ' with' },
  { type: 'retry', words: 'Try again', joined: ' with' },
] as const;

/** A file on its way: how far it is, and what can be done with it. */
export function UploadItem(props: Props) {
  const { engagement, file, goesOnWith, onBegun, onRefused, onArrived, onRemove } = props;
  const input = { engagement, file, id: goesOnWith };
  const [snapshot, send, actor] = useMachine(fileUploadMachine, { input });
  useEmitted(actor, { begun: ({ id }) => onBegun(id), refused: onRefused, arrived: onArrived });
  const { share, id } = snapshot.context;
  const because = stoppedBecause(snapshot);
  const isRefused = snapshot.matches('refused');
  const isPaused = snapshot.matches('paused');
  const percent = Math.round(share * 100);
  return (
    <li className="file-item">
      <div className="file-what">
        <strong>{file.name}</strong>
        <span className="note soft">
          {sizeOf(file.size)}
          {!isRefused && (isPaused ? `, paused at ${percent} %` : `, ${percent} % has arrived`)}
        </span>
        {!isRefused && <UploadProgress label={`Uploading ${file.name}`} share={share} />}
        {because && (
          <span className="text-bad" role="alert">
            {because}
          </span>
        )}
      </div>
      <div className="d-flex flex-wrap gap-1">
        {acts
          .filter(({ type }) => snapshot.can({ type }))
          .map(({ type, words, joined }) => (
            <Button key={type} look="quiet" size="sm" onClick={() => send({ type })}>
              {words}
              <span className="visually-hidden">
                {joined} {file.name}
              </span>
            </Button>
          ))}
        <Button look="quiet" size="sm" onClick={() => onRemove(id)}>
          Remove<span className="visually-hidden"> {file.name}</span>
        </Button>
      </div>
    </li>
  );
}
