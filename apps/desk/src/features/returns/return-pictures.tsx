import { readReturnPicture } from "@precise/contract/desk/returns";
import { useQuery } from "@tanstack/react-query";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { SentPicture, SentPictures } from "#desk/pictures/sent-pictures.tsx";
import * as css from "./returns.css.ts";

/** The pictures that came with a claim. */
export function ReturnPictures({ number, count }: { readonly number: string; readonly count: number }) {
  if (count === 0) return null;
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>Pictures</h2>
      <SentPictures
        count={count}
        picture={(position) => <ReturnPicture key={position} number={number} position={position} />}
      />
    </section>
  );
}

function ReturnPicture({ number, position }: { readonly number: string; readonly position: number }) {
  const { data, error } = useQuery({
    ...deskQuery(readReturnPicture, { params: { number, position } }),
    // A picture never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SentPicture
      picture={data}
      failure={failureOf(error)}
      position={position}
      what="What the customer sent"
    />
  );
}
