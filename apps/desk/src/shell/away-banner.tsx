import { clockText } from "@precise/contract/nigeria/lagos-days";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { reachability } from "#desk/api/reachability.ts";
import * as css from "./away-banner.css.ts";

/** Says that the API does not answer, and how old the page is; when it is back, what is shown is read again. */
export function AwayBanner() {
  const { awaySince, answeredAt } = useSyncExternalStore(reachability.subscribe, reachability.current);
  const cache = useQueryClient();
  const isAway = awaySince !== null;
  const wasAway = useRef(false);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-away", isAway);
    if (!isAway && wasAway.current) void cache.invalidateQueries();
    wasAway.current = isAway;
    if (!isAway) return;
    const timer = setInterval(() => void cache.refetchQueries({ type: "active" }), retryMs);
    return () => clearInterval(timer);
  }, [isAway, cache]);
  return (
    <div role="status">
      {isAway && (
        <p className={css.banner}>
          <strong>The desk's server is not answering.</strong> What you see is from{" "}
          {clockText((answeredAt ?? awaySince).toISOString())}. It is tried again every few seconds; nothing
          you typed is lost.
        </p>
      )}
    </div>
  );
}

const retryMs = 5_000;
