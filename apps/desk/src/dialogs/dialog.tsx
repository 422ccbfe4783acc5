import { Icon } from "@precise/ui/components/text/icon";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import * as css from "./dialog.css.ts";

/**
 * The browser's own modal dialog: what is behind it is inert, Escape and a press beside it close it, and focus returns to
 * where it came from. Not Radix: its scroll lock writes a style element, which the desk's policy refuses.
 * Shown while it is rendered. Focus goes to `[data-first]`, else to the first field, else to the title.
 * Enter presses the last button of the foot, unless it is a dangerous one; with Control also from a field.
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
    <dialog
      ref={frame}
      className={css.dialog[look]}
      aria-labelledby={id}
      onClick={closeBeside}
      onKeyDown={(event) => pressDefault(event, frame.current)}
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
        {foot && (
          <div className={css.foot} data-foot>
            {foot}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** What has an Enter of its own keeps it. */
const ownEnter = "a, button, input, select, summary, textarea, form";

function pressDefault(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const { target, key, ctrlKey, metaKey } = event;
  if (key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  // Of a dialog over this one: it has a default of its own.
  if (!(target instanceof Element) || target.closest("dialog") !== dialog) return;
  const isCertain = ctrlKey || metaKey;
  if (!isCertain && target.closest(ownEnter)) return;
  const button = [...(dialog?.querySelectorAll<HTMLButtonElement>("[data-foot] button") ?? [])].at(-1);
  if (button === undefined || (button.matches("[data-critical]") && !isCertain)) return;
  event.preventDefault();
  button.click();
}

function firstOf(dialog: HTMLElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>("[data-first]") ??
    dialog.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea") ??
    dialog.querySelector<HTMLElement>("h2")
  );
}
