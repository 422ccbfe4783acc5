import { readInboxPicture } from "@precise/contract/desk/inbox";
import { useQuery } from "@tanstack/react-query";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import * as css from "./inbox.css.ts";

/** The pictures that came with a brief; pressed, one opens in full in a new tab. */
export function BriefPictures({ reference, count }: { readonly reference: string; readonly count: number }) {
  if (count === 0) return null;
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>Pictures</h2>
      <div className={css.pictures}>
        {Array.from({ length: count }, (_, position) => position).map((position) => (
          <BriefPicture key={position} reference={reference} position={position} />
        ))}
      </div>
    </section>
  );
}

function BriefPicture({ reference, position }: { readonly reference: string; readonly position: number }) {
  const { data, error } = useQuery({
    ...deskQuery(readInboxPicture, { params: { reference, position } }),
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
        alt={`What came with the brief, ${position + 1}`}
      />
    </button>
  );
}
