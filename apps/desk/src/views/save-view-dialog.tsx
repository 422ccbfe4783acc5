import { countViews, listSavedViews, type SavedView, saveView } from "@precise/contract/desk/kit/views";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";

const entries = z.object({
  name: textEntry("Give the view a name.", 60),
  is_pinned: z.boolean(),
  is_team: z.boolean(),
  is_default: z.boolean(),
});

/** Saves what a list shows under a name, or changes a view of one's own. */
export function SaveViewDialog(props: {
  readonly screen: string;
  readonly query: string;
  readonly view: SavedView | undefined;
  readonly onClose: () => void;
}) {
  const { screen, query, view, onClose } = props;
  const form = useDeskForm(`view ${screen}`, entries, {
    name: view?.name ?? "",
    is_pinned: view?.is_pinned ?? true,
    is_team: view?.is_team ?? false,
    is_default: view?.is_default ?? false,
  });
  const save = useDeskWrite(saveView, [listSavedViews, countViews]);
  return (
    <FormDialog
      title={view ? "Change the view" : "Save as a view"}
      action="Save"
      form={form}
      isPending={save.isPending}
      onClose={onClose}
      onSend={async (values) => {
        const result = await save.mutateAsync([
          { body: { ...values, screen, query, ...(view && { id: view.id }) } },
        ]);
        if (!result.ok) return form.showFailure(result.failure);
        form.forget();
        showDone(`View “${values.name}” saved`);
        onClose();
      }}
    >
      <TextField label="Name" {...form.field("name")} />
      <div>
        <Checkbox label="Show it as a tab" {...form.form.register("is_pinned")} />
        <Checkbox label="For the whole team" {...form.form.register("is_team")} />
        <Checkbox label="Open this list with it" {...form.form.register("is_default")} />
      </div>
    </FormDialog>
  );
}
