"use client";
import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useMemo, useRef } from "react";
import { Icon } from "../text/icon.tsx";
import { body, close, head, sheet } from "./sheet.css.ts";
import { swipeAway } from "./swipe-away.ts";

/**
 * A dialog beside the page, from the right, that leaves the page usable. Focus goes in, and back to where it was; Escape, a swipe, a
 * press beside it and the focus going elsewhere close it. Load it on first use: it brings the dialog library.
 */
export function PageDrawer(props: {
  readonly title: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, closeLabel, open, onClose, children } = props;
  const opener = useRef<Element | null>(null);
  const isLeft = useRef(false);
  const swipe = useMemo(() => swipeAway(1, onClose), [onClose]);
  return (
    <Dialog.Root modal={false} open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={sheet.right}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            isLeft.current = false;
          }}
          // What was pressed or focused beside it keeps the focus.
          onInteractOutside={() => {
            isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...swipe}
        >
          <div className={head}>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className={close} aria-label={closeLabel}>
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <div className={body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
