import { readReturnPicture } from "@precise/contract/desk/desk-returns";
import { useQuery } from "@tanstack/react-query";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import * as css from "./returns.css.ts";

/** The pictures that came with a claim; pressed, one opens in full in a new tab. */
export function ReturnPictures({ number, count }: { readonly number: string; readonly count: number }) {
  if (count === 0) return null;
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>Pictures</h2>
      <div className={css.pictures}>
        {Array.from({ length: count }, (_, position) => position).map((position) => (
          <ReturnPicture key={position} number={number} position={position} />
        ))}
      </div>
    </section>
  );
}

function ReturnPicture({ number, position }: { readonly number: string; readonly position: number }) {
  const { data, error } = useQuery({
    ...deskQuery(readReturnPicture, { params: { number, position } }),
    // A picture never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failure = failureOf(error);
  if (failure) return <p className={css.muted}>{failureWords(failure)}</p>;
  if (data === undefined) return <p className={css.muted}>Reading picture {position + 1}</p>;
  const open = () => {
    const bytes = Uint8Array.from(atob(data.jpeg), (letter) => letter.charCodeAt(0));
    window.open(URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" })), "_blank", "noopener");
  };
  return (
    <button type="button" className={css.pictureButton} onClick={open}>
      {/* biome-ignore lint/performance/noImgElement: it comes as data of a call, for who may see it. */}
      <img
        className={css.picture}
        src={`data:image/jpeg;base64,${data.jpeg}`}
        width={data.width}
        height={data.height}
        alt={`What the customer sent, ${position + 1}`}
      />
    </button>
  );
}
