"use no memo";
import { VisuallyHidden } from "../../components/text/visually-hidden.tsx";
import * as css from "./wordmark.css.ts";

/** What the wordmark says where the shop's name is not known. */
const unnamed = "Home";

/**
 * The shop's name in small letters, the tittle of its first i a small light; a name without an i ends in the light. Reads
 * as the name itself.
 * @param name null where it is not known
 */
export function Wordmark({ name }: { readonly name: string | null }) {
  if (name === null) return <span className={css.wordmark}>{unnamed}</span>;
  const [before = "", ...others] = name.toLowerCase().split("i");
  return (
    // A name in Arabic that has no room loses its end, too, not its beginning.
    <span className={css.wordmark} dir="auto">
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">
        {before}
        {others.length === 0 ? (
          <span className={css.end} />
        ) : (
          <span className={css.i}>
            ı<span className={css.tittle} />
          </span>
        )}
        {others.join("i")}
      </span>
    </span>
  );
}
