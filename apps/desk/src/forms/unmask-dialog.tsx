import type { ApiResult } from "@precise/api-client/api-failure";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { textEntry } from "./entry-schemas.ts";
import { FormDialog } from "./form-dialog.tsx";
import { useDeskForm } from "./use-desk-form.ts";

const entries = z.object({ reason: textEntry("Say what you need it for.", 200) });

/** Asks why somebody's phone or address is to be shown; the answer and who asked are noted. @param about its number or id */
export function UnmaskDialog<Unmasked>(props: {
  readonly about: string;
  readonly title: string;
  readonly isPending: boolean;
  readonly onAsk: (body: { readonly reason: string }) => Promise<ApiResult<Unmasked>>;
  readonly onShown: (unmasked: Unmasked) => void;
  readonly onClose: () => void;
}) {
  const { about, title, isPending, onAsk, onShown, onClose } = props;
  const form = useDeskForm(`unmask ${about}`, entries, { reason: "" });
  return (
    <FormDialog
      title={title}
      action="Show"
      form={form}
      isPending={isPending}
      onClose={onClose}
      onSend={async (body) => {
        const result = await onAsk(body);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        onShown(result.value);
        onClose();
      }}
    >
      <TextField label="Why" hint="It is noted with your name" maxLength={200} {...form.field("reason")} />
    </FormDialog>
  );
}
