import { Icon } from "@precise/ui/components/text/icon";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import * as css from "./dialog.css.ts";

/**
 * The browser's own modal dialog: what is behind it is inert, Escape and a press beside it close it, and focus returns to
 * where it came from. Not Radix: its scroll lock writes a style element, which the desk's policy refuses.
 * Shown while it is rendered. Focus goes to `[data-first]`, else to the first field, else to the title.
 * @param onClose Escape, the cross or a press beside it; what may be lost is asked about there
 */
export function Dialog(props: {
  readonly title: string;
  readonly look?: keyof typeof css.dialog;
  /** Another one must be answered: there is no cross. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons, in a bar that stays in sight. */
  readonly foot?: ReactNode;
}) {
  const { title, look = "form", closeLabel = "Close", onClose, children, foot } = props;
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (dialog === null) return;
    const opener = document.activeElement;
    dialog.showModal();
    firstOf(dialog)?.focus();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === frame.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    <dialog
      ref={frame}
      className={css.dialog[look]}
      aria-labelledby={id}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.frame}>
        <div className={css.head}>
          <h2 id={id} className={css.title} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <div className={css.body}>{children}</div>
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}

function firstOf(dialog: HTMLElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>("[data-first]") ??
    dialog.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea") ??
    dialog.querySelector<HTMLElement>("h2")
  );
}
