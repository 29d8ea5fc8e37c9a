import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { fileMachine, type MadeFile } from '../../../machines/calls/file.ts';
import { BusyButton } from '../form/BusyButton.tsx';
import { useEmitted } from '../machine/useEmitted.ts';
import { Icon } from '../picture/Icon.tsx';
import { announce } from '../status/toasts.ts';
import { saveFile } from './save-file.ts';
import './download-button.scss';

interface Props {
  make: () => Promise<MadeFile>;
  /** What the file is called. */
  name: string;
  /** What is said once it is there. */
  made: string;
  className: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Makes a file and puts it among the person's downloads. */
export function DownloadButton({ make, name, made, className, disabled, children }: Props) {
  const [snapshot, send, actor] = useMachine(fileMachine);
  const { failure } = snapshot.context;
  useEmitted(actor, {
    made: ({ file }) => {
      saveFile(file, name);
      announce(made);
    },
  });
  return (
    <>
      <BusyButton
        className={`btn tool-button ${className}`}
        busy={snapshot.hasTag('busy')}
        disabled={disabled}
        onClick={() => send({ type: 'make', make })}
      >
        <Icon name="download" />
        <span>{children}</span>
      </BusyButton>
      {failure && (
        <span role="alert" className="tool-failed">
          {failure.sentence ?? 'The file could not be created. Try again.'}
        </span>
      )}
    </>
  );
}
