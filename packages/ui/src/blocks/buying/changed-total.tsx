import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { Alert } from "../../components/feedback/alert.tsx";
import * as css from "./changed-total.css.ts";

/** The total that was accepted and the one that holds now, side by side. @source design D14 */
export function ChangedTotal(props: {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly before: string;
    readonly now: string;
  };
  readonly acceptedKobo: Kobo;
  readonly nowKobo: Kobo;
  /** Ready sentences of what has changed. */
  readonly notices: readonly string[];
}) {
  const { words, acceptedKobo, nowKobo, notices } = props;
  // The figures are back at what was accepted: there is nothing to show.
  if (acceptedKobo === nowKobo) return null;
  return (
    <Alert tone="critical" title={words.title}>
      <p>{words.text}</p>
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt>{words.before}</dt>
          <dd>
            <s>{formatNaira(acceptedKobo)}</s>
          </dd>
        </div>
        <div className={css.figure}>
          <dt>{words.now}</dt>
          <dd className={css.figureNow}>{formatNaira(nowKobo)}</dd>
        </div>
      </dl>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </Alert>
  );
}
