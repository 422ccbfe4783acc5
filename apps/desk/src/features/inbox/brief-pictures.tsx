import { readInboxPicture } from "@precise/contract/desk/inbox/inbox";
import { useQuery } from "@tanstack/react-query";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { SentPicture, SentPictures } from "#desk/pictures/sent-pictures.tsx";
import * as css from "./inbox.css.ts";

/** The pictures that came with a brief. */
export function BriefPictures({ reference, count }: { readonly reference: string; readonly count: number }) {
  if (count === 0) return null;
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>Pictures</h2>
      <SentPictures
        count={count}
        picture={(position) => <BriefPicture key={position} reference={reference} position={position} />}
      />
    </section>
  );
}

function BriefPicture({ reference, position }: { readonly reference: string; readonly position: number }) {
  const { data, error } = useQuery({
    ...deskQuery(readInboxPicture, { params: { reference, position } }),
    // A picture never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SentPicture
      picture={data}
      failure={failureOf(error)}
      position={position}
      what="What came with the brief"
    />
  );
}
