"use client";
"use no memo";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import * as css from "./toast.css.ts";
import { dismissToast, type Toast, toastStore } from "./toast-store.ts";

const none: readonly Toast[] = [];

/** Where toasts appear. Mount it once; it announces politely, and critical ones immediately. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  return (
    <section className={css.region} aria-label="Notifications">
      <div className={css.stack} aria-live="polite">
        {toasts.map((toast) => toast.tone !== "critical" && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      <div className={css.stack} role="alert">
        {toasts.map((toast) => toast.tone === "critical" && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </section>
  );
}

/** One toast. Its timer pauses while a pointer is over it or focus is in it. @source spec §8 "Toast" */
function ToastCard({ toast }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);
  const left = useRef(toast.durationMs);
  const { id } = toast;

  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held, id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only gives more time to read; nothing is done by it.
    <div
      className={css.toast[toast.tone]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        <p className={css.title[toast.tone]}>{toast.title}</p>
        {toast.message && <p>{toast.message}</p>}
        <ToastAction toast={toast} />
      </div>
      <button type="button" className={css.dismiss} aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

function ToastAction({ toast: { action, id } }: { readonly toast: Toast }) {
  if (!action) return null;
  if ("href" in action) {
    return (
      <a className={css.action} href={action.href}>
        {action.label}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={css.action}
      onClick={() => {
        action.onPress();
        dismissToast(id);
      }}
    >
      {action.label}
    </button>
  );
}
