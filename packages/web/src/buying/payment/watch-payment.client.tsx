"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { nextWait } from "./watch-waits.ts";

/** Asks the server for the page again until it shows how the payment stands: soon at first, then ever more rarely. */
export function WatchPayment() {
  const { refresh } = useRouter();
  useEffect(() => {
    let calls = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (document.visibilityState === "visible") refresh();
        calls += 1;
        wait();
      }, nextWait(calls));
    };
    // Who comes back from the bank's app wants to know now.
    const onReturn = () => {
      if (document.visibilityState === "visible") refresh();
    };
    wait();
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [refresh]);
  return null;
}
