import type { MadeFile } from '../../../api/act/act.ts';

/** Puts a file among the person's downloads, under a name; one from an address has its own. */
export function saveFile(file: MadeFile, name: string): void {
  const link = document.createElement('a');
  link.href = file instanceof URL ? file.href : URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address a moment after the press.
  if (!(file instanceof URL)) setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
