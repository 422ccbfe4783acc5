import {
  cancelIncoming,
  type IncomingDelivery,
  listIncoming,
  listStock,
  postponeIncoming,
  readIncoming,
} from "@precise/contract/desk/stock";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { comingDayEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";

const stale = [readIncoming, listIncoming, listStock];
const day = z.object({ expected_on: comingDayEntry });
const why = z.object({ reason: textEntry("Say why it will not come.") });

interface Props {
  readonly delivery: IncomingDelivery;
  readonly onClose: () => void;
}

/** Sets another day for what has not come. */
export function PostponeDialog({ delivery, onClose }: Props) {
  const form = useDeskForm(`postpone ${delivery.id}`, day, { expected_on: delivery.expected_on });
  const postpone = useDeskWrite(postponeIncoming, stale);
  return (
    <FormDialog
      title="Another day"
      action="Save"
      form={form}
      isPending={postpone.isPending}
      onClose={onClose}
      onSend={async (body) => {
        const done = await postpone.mutateAsync([{ params: { id: delivery.id }, body }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
      }}
    >
      <TextField label="Expected on" type="date" min={todayInLagos()} {...form.field("expected_on")} />
    </FormDialog>
  );
}

/** Ends a delivery: what came stays on sale. */
export function CancelIncomingDialog({ delivery, onClose }: Props) {
  const form = useDeskForm(`cancel delivery ${delivery.id}`, why, { reason: "" });
  const cancel = useDeskWrite(cancelIncoming, stale);
  return (
    <FormDialog
      title="Cancel the rest"
      action="Cancel the rest"
      tone="critical"
      form={form}
      isPending={cancel.isPending}
      onClose={onClose}
      onSend={async (body) => {
        const done = await cancel.mutateAsync([{ params: { id: delivery.id }, body }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        onClose();
      }}
    >
      <p>What has come stays on sale. The rest is no longer expected.</p>
      <TextField label="Why" autoComplete="off" {...form.field("reason")} />
    </FormDialog>
  );
}
