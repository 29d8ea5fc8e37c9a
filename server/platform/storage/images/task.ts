/** A picture made from the pixels of another file. */
export interface DrawnPicture {
  /** Its longer side, in pixels. */
  readonly size: number;
  readonly content: Uint8Array;
}

/** A task for a picture process. */
export interface PictureTask {
  readonly what:
    | 'squares'
    | 'preview of a picture'
    | 'previews of a PDF'
    | 'whether a PDF asks for a password';
  readonly file: Uint8Array;
}

/** Their answer about one file; null for what cannot be read. */
export type FromWorker = readonly DrawnPicture[] | boolean | null;
