"use client";
import type { MouseEvent, ReactNode, ToggleEvent } from "react";

/**
 * A native popover that is a panel on phones and plain content on wide screens; its styles say which. A button with
 * `popoverTarget={id}` opens it without JavaScript. With it, the first field takes the focus, and following a link or
 * sending a form closes the panel, for the header outlives the page.
 */
export function PhonePanel(props: {
  readonly id: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { id, className, children } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for clicks on the links inside, which are reached by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div
      id={id}
      popover="auto"
      className={className}
      onToggle={focusFirstField}
      onClick={closeOnLink}
      onSubmit={(event) => close(event.currentTarget)}
    >
      {children}
    </div>
  );
}

function focusFirstField(event: ToggleEvent<HTMLElement>) {
  if (event.newState === "open") event.currentTarget.querySelector("input")?.focus();
}

function closeOnLink(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest("a")) close(event.currentTarget);
}

function close(panel: HTMLElement) {
  // Browsers without popovers show the panel's content in the page: there is nothing to close.
  if (typeof panel.hidePopover === "function") panel.hidePopover();
}
