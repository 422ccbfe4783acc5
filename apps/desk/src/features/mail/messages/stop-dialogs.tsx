import {
  addMessageStop,
  listMessageStops,
  type MessageStop,
  removeMessageStop,
} from "@precise/contract/desk/mail/phone-messages";
import { phoneText } from "@precise/contract/nigeria/phone";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { phoneEntry } from "./phone-entry.ts";

const added = z.object({ phone: phoneEntry, reason: textEntry("Say how they asked for it.") });
const removedWith = z.object({ reason: textEntry("Say how they asked for it.") });

/** A number that asked for no more messages. */
export function AddStopDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useDeskForm("stop a number", added, { phone: "", reason: "" });
  const add = useDeskWrite(addMessageStop, [listMessageStops]);
  return (
    <FormDialog
      title="Stop a number"
      action="Stop"
      form={form}
      isPending={add.isPending}
      onClose={onClose}
      onSend={async (body) => {
        const done = await add.mutateAsync([{ body }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
      }}
    >
      <p>It gets no SMS and no WhatsApp message from us any more, delivery codes included.</p>
      <TextField label="Phone" type="tel" autoComplete="off" {...form.field("phone")} />
      <TextField label="How they asked" autoComplete="off" {...form.field("reason")} />
    </FormDialog>
  );
}

/** A number whose owner wants messages again. */
export function RemoveStopDialog({
  stop,
  onClose,
}: {
  readonly stop: MessageStop;
  readonly onClose: () => void;
}) {
  const form = useDeskForm(`start ${stop.phone}`, removedWith, { reason: "" });
  const remove = useDeskWrite(removeMessageStop, [listMessageStops]);
  return (
    <FormDialog
      title={`Start ${phoneText(stop.phone)} again`}
      action="Start again"
      form={form}
      isPending={remove.isPending}
      onClose={onClose}
      onSend={async ({ reason }) => {
        const done = await remove.mutateAsync([{ body: { phone: stop.phone, reason } }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
      }}
    >
      <p>Only when the owner of the number has asked for messages again.</p>
      <TextField label="How they asked" autoComplete="off" {...form.field("reason")} />
    </FormDialog>
  );
}
