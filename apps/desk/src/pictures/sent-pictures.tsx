import type { ApiFailure } from "@precise/api-client/api-failure";
import type { ReactNode } from "react";
import { failureWords } from "#desk/api/failure-words.ts";
import * as css from "./sent-picture.css.ts";

/** Pictures that somebody sent, side by side. @param picture one of them, by its place from 0 */
export function SentPictures(props: {
  readonly count: number;
  readonly picture: (position: number) => ReactNode;
}) {
  const { count, picture } = props;
  return (
    <div className={css.pictures}>{Array.from({ length: count }, (_, position) => picture(position))}</div>
  );
}

/**
 * One of them; pressed, it opens in full in a new tab.
 * @param picture a JPEG as the call has it; undefined while it is read
 */
export function SentPicture(props: {
  readonly picture: { readonly jpeg: string; readonly width: number; readonly height: number } | undefined;
  readonly failure: ApiFailure | null;
  readonly position: number;
  /** What its number stands behind: "What the customer sent". */
  readonly what: string;
}) {
  const { picture, failure, position, what } = props;
  if (failure) return <p className={css.waiting}>{failureWords(failure)}</p>;
  if (picture === undefined) return <p className={css.waiting}>Reading picture {position + 1}</p>;
  const open = () => {
    const bytes = Uint8Array.from(atob(picture.jpeg), (letter) => letter.charCodeAt(0));
    window.open(URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" })), "_blank", "noopener");
  };
  return (
    <button type="button" className={css.button} onClick={open}>
      {/* biome-ignore lint/performance/noImgElement: it comes as data of a call, for who may see it. */}
      <img
        className={css.picture}
        src={`data:image/jpeg;base64,${picture.jpeg}`}
        width={picture.width}
        height={picture.height}
        alt={`${what}, ${position + 1}`}
      />
    </button>
  );
}
