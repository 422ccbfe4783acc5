import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { isAttended, onReturn } from "./attendance.ts";

/** Calls again and again while the page is visible and someone is at it: at once, then after each wait. */
export function usePoll(act: () => void, everyMs: number): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const ask = () => {
      if (isAttended()) latest.current();
    };
    const follow = () => {
      clearInterval(timer);
      if (document.visibilityState === "hidden") return;
      ask();
      timer = setInterval(ask, everyMs);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    const stop = onReturn(follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", follow);
      stop();
    };
  }, [everyMs]);
}

/** Reads a query again and again, where its answer changes without anything done here. */
export function useRefresh(queryKey: QueryKey, everyMs: number): void {
  const cache = useQueryClient();
  usePoll(() => void cache.invalidateQueries({ queryKey }), everyMs);
}
