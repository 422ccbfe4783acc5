import type { ApiResult } from "@precise/api-client/api-failure";
import { Button } from "@precise/ui/components/inputs/button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { textEntry } from "./entry-schemas.ts";
import { FormDialog } from "./form-dialog.tsx";
import { useDeskForm } from "./use-desk-form.ts";

const entries = z.object({ reason: textEntry("Say what you need it for.", 200) });

interface UnmaskProps<Unmasked> {
  /** Its number or id. */
  readonly about: string;
  /** "Show phone and address" */
  readonly title: string;
  readonly isPending: boolean;
  readonly onAsk: (body: { readonly reason: string }) => Promise<ApiResult<Unmasked>>;
  readonly onShown: (unmasked: Unmasked) => void;
}

/** Shows what of a person is masked, after asking why; the reason and who asked are noted. */
export function Unmask<Unmasked>(props: UnmaskProps<Unmasked>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div>
        <Button tone="secondary" onClick={() => setAsking(true)}>
          {props.title}
        </Button>
      </div>
      {isAsking && <UnmaskDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function UnmaskDialog<Unmasked>(props: UnmaskProps<Unmasked> & { readonly onClose: () => void }) {
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
      <TextField label="Why" hint="It is noted with your name" {...form.field("reason")} />
    </FormDialog>
  );
}
