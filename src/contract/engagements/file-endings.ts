/** The last part of a file's name, in small letters; empty where there is none. */
export const endingOf = (name: string): string =>
  /\.([^.\s]+)[.\s]*$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Endings of what is only shown, read or played. The server takes a file under one of them only if its content is that;
 * text opens in an editor, whatever it holds. Whatever else was handed in, an archive or a page for example, may hold anything.
 */
const harmless = new Set(
  (
    'pdf png jpg jpeg gif webp avif heic bmp tif tiff mp4 mov webm mp3 wav ' +
    'docx xlsx pptx odt ods odp txt md csv log'
  ).split(' '),
);

/** Whether a file is to be opened with care: it is not known to be harmless. */
export const needsCare = (name: string): boolean => !harmless.has(endingOf(name));
