"use client";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { SavedSectionProps } from "./saved-section.client.tsx";
import { onSavedChange, savedText } from "./saved-text.ts";

/** What was put aside, under the cart; nothing where nothing was. The code that shows it comes only where there is something. */
export function SavedForLater({ onMove }: Pick<SavedSectionProps, "onMove">) {
  const text = useSyncExternalStore(onSavedChange, savedText, () => null);
  const [Section, setSection] = useState<ComponentType<SavedSectionProps> | null>(null);
  const isNeeded = text !== null && Section === null;
  useEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    import("./saved-section.client.tsx").then(
      ({ SavedSection }) => {
        if (isWanted) setSection(() => SavedSection);
      },
      // The code cannot be fetched: the lines stay where they are, for the next visit.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return text !== null && Section !== null ? <Section text={text} onMove={onMove} /> : null;
}
