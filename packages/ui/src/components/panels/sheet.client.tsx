"use client";
import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useMemo, useRef } from "react";
import { Icon } from "../text/icon.tsx";
import { visuallyHidden } from "../text/visually-hidden.css.ts";
import * as css from "./sheet.css.ts";
import { swipeAway } from "./swipe-away.ts";

/**
 * A panel over the page, from one side. Focus goes in, stays in and comes back; Escape, a tap beside it and a swipe to its
 * side close it. Load it on first use: it brings the dialog library.
 */
export function Sheet(props: {
  readonly title: string;
  /** Shown in the head instead of the title, which is then for screen readers only. */
  readonly head?: ReactNode;
  readonly side?: keyof typeof css.sheet;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, head, side = "left", closeLabel, open, onClose, children } = props;
  const opener = useRef<Element | null>(null);
  const swipe = useMemo(() => swipeAway(side === "left" ? -1 : 1, onClose), [side, onClose]);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content
          className={css.sheet[side]}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...swipe}
        >
          <div className={css.head}>
            {head}
            <Dialog.Title className={head ? visuallyHidden : undefined}>{title}</Dialog.Title>
            <Dialog.Close className={css.close} aria-label={closeLabel}>
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <div className={css.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
