import { VisuallyHidden } from "../../components/text/visually-hidden.tsx";
import * as css from "./wordmark.css.ts";

/** "precise", the tittle of its first i a small light. Reads as "Precise". */
export function Wordmark() {
  return (
    <span className={css.wordmark}>
      <VisuallyHidden>Precise</VisuallyHidden>
      <span aria-hidden="true">
        prec
        <span className={css.i}>
          ı<span className={css.tittle} />
        </span>
        se
      </span>
    </span>
  );
}
