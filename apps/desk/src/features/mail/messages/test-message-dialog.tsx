import { listPhoneMessages, sendTestMessage } from "@precise/contract/desk/mail/phone-messages";
import type { NewsChannel } from "@precise/contract/shop/orders/order";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { channelName } from "./message-words.ts";
import { phoneEntry } from "./phone-entry.ts";

const schema = z.object({ phone: phoneEntry, channel: z.enum(["sms", "whatsapp"]) });

/** Sends a message that says it is a test. */
export function TestMessageDialog(props: {
  readonly channels: readonly NewsChannel[];
  readonly onClose: () => void;
}) {
  const { channels, onClose } = props;
  const start: z.input<typeof schema> = { phone: "", channel: channels[0] ?? "sms" };
  const form = useDeskForm("test message", schema, start);
  const send = useDeskWrite(sendTestMessage, [listPhoneMessages]);
  return (
    <FormDialog
      title="Send a test"
      action="Send"
      form={form}
      isPending={send.isPending}
      onClose={onClose}
      onSend={async (body) => {
        const done = await send.mutateAsync([{ body }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        showDone("The test is on its way");
        onClose();
      }}
    >
      <TextField label="Phone" type="tel" autoComplete="off" {...form.field("phone")} />
      <SelectField label="By" {...form.field("channel")}>
        {channels.map((channel) => (
          <option key={channel} value={channel}>
            {channelName(channel)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
