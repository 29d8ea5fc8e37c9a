import type { MadeFile } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { BusyButton } from '../form/BusyButton.tsx';
import type { ButtonProps } from '../form/Button.tsx';
import { Icon } from '../picture/Icon.tsx';
import { announce } from '../status/toasts.ts';

/** Puts a file among the person's downloads, under a name; one from an address has its own. */
function saveFile(file: MadeFile, name: string): void {
  const link = document.createElement('a');
  link.href = file instanceof URL ? file.href : URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address a moment after the press.
  if (!(file instanceof URL)) setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

interface Props extends Pick<ButtonProps, 'look' | 'size' | 'disabled' | 'children'> {
  make: () => Promise<MadeFile>;
  /** Name of the file. */
  name: string;
  /** Announcement once it is made. */
  made: string;
}

/** Makes a file and puts it among the person's downloads. */
export function DownloadButton({ make, name, made, children, ...rest }: Props) {
  const { press, isPending, failure } = useAct(make, {
    done: (file) => {
      saveFile(file, name);
      announce(made);
    },
  });
  return (
    <>
      <BusyButton {...rest} className="tool-button" busy={isPending} onClick={() => press()}>
        <Icon name="download" />
        <span>{children}</span>
      </BusyButton>
      {failure && (
        <span role="alert" className="flex-basis-100 text-bad fs-15">
          {failure.sentence ?? 'The file could not be created. Try again.'}
        </span>
      )}
    </>
  );
}
