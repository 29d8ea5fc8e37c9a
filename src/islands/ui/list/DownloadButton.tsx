import type { ReactNode } from 'react';
import type { MadeFile } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { BusyButton } from '../form/BusyButton.tsx';
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
  const { press, isPending, failure } = useAct(make, {
    done: (file) => {
      saveFile(file, name);
      announce(made);
    },
  });
  return (
    <>
      <BusyButton
        className={`btn tool-button ${className}`}
        busy={isPending}
        disabled={disabled}
        onClick={() => press()}
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
