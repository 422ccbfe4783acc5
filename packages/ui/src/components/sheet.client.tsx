"use client";
import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import * as css from "./sheet.css.ts";

/**
 * A panel over the page, from one side. Focus goes in, stays in and comes back; Escape closes. Load it on first use:
 * it brings the dialog library.
 */
export function Sheet(props: {
  readonly title: string;
  readonly side?: keyof typeof css.sheet;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}) {
  const { title, side = "left", open, onOpenChange, children } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content className={css.sheet[side]} aria-describedby={undefined}>
          <div className={css.head}>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className={css.close} aria-label="Close">
              <span aria-hidden="true">×</span>
            </Dialog.Close>
          </div>
          <div className={css.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
