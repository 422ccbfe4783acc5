import { useState } from "react";

/**
 * A record that is being changed: as it is now until something is typed, then as it was when that began, whatever someone else
 * saves meanwhile. Its form has the revision of `opened` as its key, and what is typed is never drawn over.
 * @param current as it was read last
 */
export function useOpened<Of extends { readonly revision: number | string }>(current: Of) {
  const [opened, setOpened] = useState(current);
  const [isTyped, setTyped] = useState(false);
  const shown = isTyped ? opened : current;
  if (shown !== opened) setOpened(shown);
  return {
    opened: shown,
    /** Someone else has saved it since. */
    hasChanged: shown.revision !== current.revision,
    setTyped,
  };
}
