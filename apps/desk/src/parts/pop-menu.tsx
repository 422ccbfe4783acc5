import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import * as css from "./pop-menu.css.ts";

/**
 * A button that opens a small panel under it: links, buttons, boxes. A press elsewhere, Escape and leaving it with Tab
 * close it. It is no ARIA menu: what is in it is reached with Tab.
 * @param face what the button shows; `label` names it for screen readers where the face does not
 */
export function PopMenu(props: {
  readonly label?: string;
  readonly face: ReactNode;
  readonly look?: keyof typeof css.opener;
  /** The edge of the button that the panel keeps to. */
  readonly side?: keyof typeof css.panel;
  readonly children: ReactNode;
  /** A press on something in it closes it: not where boxes are ticked. */
  readonly staysOpen?: boolean;
}) {
  const { label, face, look = "bare", side = "end", children, staysOpen = false } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closeOnLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only closes what its button opened.
    <div className={css.place} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <button
        ref={opener}
        type="button"
        className={css.opener[look]}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the press is that of a link or a button in it.
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on these presses them.
        <div className={css.panel[side]} tabIndex={-1} onClick={() => staysOpen || setOpen(false)}>
          {children}
        </div>
      )}
    </div>
  );
}
