import { type DeskCustomer, listCustomers, readCustomer, tagCustomer } from "@precise/contract/desk/people";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { optionalEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { useMay } from "#desk/session/session.ts";
import * as css from "./customers.css.ts";

const schema = z.object({ tags: optionalEntry(320) });

/** By which words the staff find people like this one; each leads to the others. */
export function CustomerTags({ customer }: { readonly customer: DeskCustomer }) {
  const mayTag = useMay("customer.note");
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={css.tags}>
      {customer.tags.map((tag) => (
        <DeskLink key={tag} href={`/customers?tag=${encodeURIComponent(tag)}`}>
          {tag}
        </DeskLink>
      ))}
      {customer.tags.length === 0 && !mayTag && <span>None</span>}
      {mayTag && (
        <TextButton onClick={() => setOpen(true)}>
          {customer.tags.length === 0 ? "Add tags" : "Change tags"}
        </TextButton>
      )}
      {isOpen && <TagsDialog customer={customer} onClose={() => setOpen(false)} />}
    </span>
  );
}

function TagsDialog({
  customer,
  onClose,
}: {
  readonly customer: DeskCustomer;
  readonly onClose: () => void;
}) {
  const form = useDeskForm(`tags ${customer.id}`, schema, { tags: customer.tags.join(", ") });
  const change = useDeskWrite(tagCustomer, [readCustomer, listCustomers]);
  return (
    <FormDialog
      title="Tags"
      action="Save"
      form={form}
      isPending={change.isPending}
      onClose={onClose}
      onSend={async ({ tags }) => {
        const body = { tags: tags.split(",").flatMap((tag) => tag.trim() || []) };
        const done = await change.mutateAsync([{ params: { id: customer.id }, body }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        showDone("Tags are saved", done.value.tags.join(", "));
        onClose();
      }}
    >
      <TextField
        label="Tags, parted by commas"
        hint="Such as contractor, calls first. The person may read them."
        optional
        autoComplete="off"
        {...form.field("tags")}
      />
    </FormDialog>
  );
}
