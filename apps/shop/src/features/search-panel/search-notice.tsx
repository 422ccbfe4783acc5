import { Button } from "@precise/ui/components/button";
import * as css from "./search-notice.css.ts";
import { searchPanelCopy as copy } from "./search-panel-copy.ts";

/** Why there are no suggestions, and what to do. Read out when it appears. */
export function SearchNotice(props: {
  readonly trouble: "nothing" | "failed" | "offline";
  readonly term: string;
  readonly onAgain: () => void;
}) {
  const { trouble, term, onAgain } = props;
  const words = {
    nothing: [copy.nothing(term), copy.nothingText],
    failed: [copy.failed, copy.failedText],
    offline: [copy.offline, copy.offlineText],
  }[trouble];
  return (
    <div className={css.notice}>
      <div role="status">
        <p className={css.title}>{words[0]}</p>
        <p className={css.text}>{words[1]}</p>
      </div>
      {trouble === "failed" && (
        <Button tone="secondary" onClick={onAgain}>
          {copy.again}
        </Button>
      )}
    </div>
  );
}
