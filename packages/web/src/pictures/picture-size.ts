/** How wide a picture is shown. */
export interface PictureSize {
  /** As CSS says it to the browser. */
  readonly sizes: string;
  /** The most pixels that a screen can show of it; nothing wider is offered. */
  readonly mostPixels: number;
}

/** What a plain `<img>` needs to know of a picture. */
export interface ImageAttributes {
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}
