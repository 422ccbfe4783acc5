import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { type ReactNode, useId, useState } from "react";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { DiscardDialog } from "./unsaved-guard.tsx";
import type { DeskForm } from "./use-desk-form.ts";

/**
 * A form in a dialog: what is wrong beside the fields and over the buttons; closing it asks where something is typed.
 * @param form of `useDeskForm`
 * @param onSend gets what the entries come to; the dialog stays until `onClose`
 */
export function FormDialog<Typed extends Record<string, unknown>, Entries>(props: {
  readonly title: string;
  /** The button's words: "Refund ₦5,000". */
  readonly action: string;
  /** Words of the button beside it, where "Cancel" could be meant for what is cancelled. */
  readonly dismiss?: string;
  readonly tone?: "primary" | "critical";
  readonly look?: "form" | "wide";
  readonly form: DeskForm<Typed, Entries>;
  readonly isPending: boolean;
  readonly onSend: (entries: Entries) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const {
    title,
    action,
    dismiss = "Cancel",
    tone = "primary",
    look = "form",
    form,
    isPending,
    onSend,
    onClose,
    children,
  } = props;
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const close = () => (form.isDirty ? setAsking(true) : onClose());
  return (
    <Dialog
      title={title}
      look={look}
      onClose={close}
      foot={
        <>
          <Button tone="secondary" onClick={close}>
            {dismiss}
          </Button>
          <Button type="submit" form={id} tone={tone} pending={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} className={layouts.stack} noValidate onSubmit={form.submit(onSend)}>
        {children}
        {form.problem && <Alert tone="critical">{form.problem}</Alert>}
      </form>
      {isAsking && (
        <DiscardDialog
          onStay={() => setAsking(false)}
          onDiscard={() => {
            form.forget();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
