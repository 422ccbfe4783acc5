export type ToastTone = "positive" | "caution" | "critical" | "neutral";

/** The content of a toast. `action` is one link. */
export interface ToastContent {
  readonly tone: ToastTone;
  readonly title: string;
  readonly message?: string | undefined;
  readonly action?:
    | { readonly label: string; readonly href: string }
    | { readonly label: string; readonly onPress: () => void };
  /** How long it stays, in milliseconds. */
  readonly durationMs?: number;
}
export interface Toast extends ToastContent {
  readonly id: number;
  readonly durationMs: number;
}

/** @source spec §8, spec §9 "Timers" */
export const defaultToastMs = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
/** Listeners of its own: toasts come from anywhere, before React too, and ui knows no store. */
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The toasts shown now, and a subscription to changes. */
export const toastStore = {
  current: () => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows a toast; at most three at a time, the oldest is removed first. Returns its id. */
export function showToast(content: ToastContent): number {
  lastId += 1;
  publish([...toasts, { durationMs: defaultToastMs, ...content, id: lastId }].slice(-3));
  return lastId;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}
