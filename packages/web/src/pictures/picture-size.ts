/** How wide a picture is shown. */
export interface PictureSize {
  /** As CSS says it to the browser. */
  readonly sizes: string;
  /** The most pixels that a screen can show of it; nothing wider is offered. */
  readonly mostPixels: number;
  /** Fewer are not offered, where a page has so many pictures that each candidate is felt in its text. */
  readonly leastPixels?: number;
}

/** What a plain `<img>` needs to know of a picture. */
export interface ImageAttributes {
  readonly srcSet: string;
  /** srcset of its twin by night, where it has one. */
  readonly night?: string;
  readonly width: number;
  readonly height: number;
}
