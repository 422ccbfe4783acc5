"use client";
import { onReturn } from "@precise/web/shell/on-return";
import { useLayoutEffect } from "react";
import { onSessionNews } from "./session-channel.ts";
import { isMarkedSignedIn } from "./signed-in-mark.ts";

/**
 * On a page about a person who is signed in: nothing of it stays to be seen once that session has ended, in another tab or
 * while the page was left and came back by the browser's Back. Then it is loaded again.
 */
export function LeaveWithSession() {
  // Before the first paint: the router shows a page of before again as it was.
  useLayoutEffect(() => {
    const leave = () => {
      // Hidden at once: loading takes a while, and fails without a line.
      document.body.hidden = true;
      location.reload();
    };
    const leaveIfOver = () => {
      if (!isMarkedSignedIn()) leave();
    };
    leaveIfOver();
    document.addEventListener("visibilitychange", leaveIfOver);
    const stops = [
      onReturn(leaveIfOver),
      // Also for another user than before.
      onSessionNews((news) => {
        if (news === "changed") leave();
      }),
    ];
    return () => {
      document.removeEventListener("visibilitychange", leaveIfOver);
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
