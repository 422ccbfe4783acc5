import { useEffect, useRef } from "react";

/** Calls again and again while the page is visible: at once, then after each wait, and at once when it is shown again. */
export function usePoll(act: () => void, everyMs: number): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      if (document.visibilityState === "hidden") return;
      latest.current();
      timer = setInterval(() => latest.current(), everyMs);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [everyMs]);
}
