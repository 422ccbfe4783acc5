"use client";
"use no memo";
import { useEffect } from "react";
import { listeningEvent } from "../shell/listening.ts";

/** Says that React listens, once all that stands before it does. */
export function ListeningMark() {
  useEffect(() => {
    document.documentElement.dataset.listening = "";
    window.dispatchEvent(new Event(listeningEvent));
  }, []);
  return null;
}
