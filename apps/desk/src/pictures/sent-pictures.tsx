import type { SentPicture as Picture } from "@precise/contract/desk/kit/sent-picture";
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./sent-picture.css.ts";

/** A call that reads one picture. */
type PictureQuery = UseQueryOptions<Picture, Error, Picture, readonly unknown[]>;

/**
 * Pictures that a customer sent, side by side.
 * @param query reads one of them, by its place from 0
 * @param what its number stands behind: "What the customer sent"
 */
export function SentPictures(props: {
  readonly count: number;
  readonly query: (position: number) => PictureQuery;
  readonly what: string;
}) {
  const { count, query, what } = props;
  return (
    <div className={css.pictures}>
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place.
        <SentPicture key={position} query={query(position)} position={position} what={what} />
      ))}
    </div>
  );
}

/** One of them; pressed, it opens in full in a new tab. */
function SentPicture(props: {
  readonly query: PictureQuery;
  readonly position: number;
  readonly what: string;
}) {
  const { query, position, what } = props;
  const { data: picture, error } = useQuery(query);
  const failure = failureOf(error);
  if (failure) return <p className={texts.muted}>{failureWords(failure)}</p>;
  if (picture === undefined) return <p className={texts.muted}>Reading picture {position + 1}</p>;
  const open = () => window.open(openable(picture.src), "_blank", "noopener");
  return (
    <button type="button" className={css.button} onClick={open}>
      {/* biome-ignore lint/performance/noImgElement: it comes as data of a call, for who may see it. */}
      <img
        className={css.picture}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={`${what}, ${position + 1}`}
      />
    </button>
  );
}

/** Browsers open no `data:` address in a tab of its own. */
function openable(src: string): string {
  const [, base64] = /^data:image\/jpeg;base64,(.*)$/.exec(src) ?? [];
  if (base64 === undefined) return src;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" }));
}
