/** The last part of a file's name, in small letters; empty where there is none. */
export const endingOf = (name: string): string =>
  /\.([^.\s]+)[.\s]*$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Endings of files that are only displayed or played. The server accepts such a file only if its content matches; text
 * opens in an editor, whatever it contains. Any other file, such as an archive or a page, may contain anything.
 */
const harmless = new Set(
  (
    'pdf png jpg jpeg gif webp avif heic bmp tif tiff mp4 mov webm mp3 wav ' +
    'docx xlsx pptx odt ods odp txt md csv log'
  ).split(' '),
);

/** True if a file is not known to be harmless, so that opening it needs care. */
export const needsCare = (name: string): boolean => !harmless.has(endingOf(name));
