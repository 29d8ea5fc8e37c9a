/** A picture that was made anew from the pixels of another file. */
export interface DrawnPicture {
  /** Its longer side, in pixels. */
  readonly size: number;
  readonly content: Uint8Array;
}

/** What the processes of pictures are told: what to make of a file. */
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
