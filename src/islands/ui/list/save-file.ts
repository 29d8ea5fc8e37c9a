/** Puts a file among the person's downloads, under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address a moment after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
