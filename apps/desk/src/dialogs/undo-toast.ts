import { showToast } from "@precise/ui/components/feedback/toast-store";

/** How long what was done can be undone from where it was done; afterwards from its history. */
const undoMs = 10_000;

/**
 * Says what was done, with a way back.
 * @param title "3 orders moved to Packed"
 * @param more `durationMs`: so long it can be taken back from here
 */
export function showUndo(
  title: string,
  undo: () => void,
  more: { readonly message?: string; readonly durationMs?: number } = {},
): void {
  showToast({
    tone: "positive",
    title,
    durationMs: undoMs,
    ...more,
    action: { label: "Undo", onPress: undo },
  });
}

/** Says what was done, where there is no way back. */
export function showDone(title: string, message?: string): void {
  showToast({ tone: "positive", title, message });
}

/** Says what did not work. */
export function showTrouble(title: string, message?: string): void {
  showToast({ tone: "critical", title, message, durationMs: undoMs });
}
