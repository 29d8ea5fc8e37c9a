import { useMachine } from '@xstate/react';
import { fileUploadMachine, stoppedBecause } from '../../../../machines/engagements/file-upload.ts';
import { sizeOf } from '../../application/file-words.ts';
import { useEmitted } from '../../machine/useEmitted.ts';
import { UploadProgress } from '../../status/UploadProgress.tsx';

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
          <span className="file-fault" role="alert">
            {because}
          </span>
        )}
      </div>
      <div className="file-acts">
        {snapshot.can({ type: 'pause' }) && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => send({ type: 'pause' })}
          >
            Pause<span className="visually-hidden"> {file.name}</span>
          </button>
        )}
        {snapshot.can({ type: 'resume' }) && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => send({ type: 'resume' })}
          >
            Go on<span className="visually-hidden"> with {file.name}</span>
          </button>
        )}
        {snapshot.can({ type: 'retry' }) && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => send({ type: 'retry' })}
          >
            Try again<span className="visually-hidden"> with {file.name}</span>
          </button>
        )}
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => onRemove(id)}>
          Remove<span className="visually-hidden"> {file.name}</span>
        </button>
      </div>
    </li>
  );
}
