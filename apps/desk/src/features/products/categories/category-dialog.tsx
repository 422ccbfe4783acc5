import {
  addCategory,
  changeCategory,
  type DeskCategory,
  listCategories,
} from "@precise/contract/desk/products/categories";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { PictureField } from "#desk/pictures/picture-field.tsx";
import { stack } from "#desk/styles/layouts.css.ts";
import { depthOf, parentsFor } from "./category-tree.ts";

const schema = z.object({
  name: textEntry("Enter a name.", 80),
  parent_id: z.string(),
  url_key: optionalEntry(80),
  description: optionalEntry(2_000),
});

/** A category's name, place, texts and pictures. */
export function CategoryDialog(props: {
  readonly categories: readonly DeskCategory[];
  readonly revision: string;
  /** Undefined for a new one. */
  readonly category?: DeskCategory;
  readonly parent: number | null;
  readonly onClose: () => void;
}) {
  const { categories, revision, category, parent, onClose } = props;
  const form = useDeskForm(`category ${category?.id ?? `below ${parent}`}`, schema, {
    name: category?.name ?? "",
    parent_id: parent === null ? "" : String(parent),
    url_key: category?.url_key ?? "",
    description: category?.description ?? "",
  });
  const [image, setImage] = useState(category?.image ?? null);
  const [night, setNight] = useState(category?.night_image ?? null);
  const add = useDeskWrite(addCategory, [listCategories]);
  const change = useDeskWrite(changeCategory, [listCategories]);
  return (
    <FormDialog
      title={category ? `Change ${category.name}` : "New category"}
      action={category ? "Save" : "Add"}
      look="wide"
      form={form}
      isPending={add.isPending || change.isPending}
      onClose={onClose}
      onSend={async ({ parent_id: under, url_key: key, description, ...entries }) => {
        const parentId = under === "" ? null : Number(under);
        const body = {
          ...entries,
          ...(key !== "" && { url_key: key }),
          description: description === "" ? null : description,
          image,
          night_image: image === null ? null : night,
        };
        const ifMatch = revision;
        const isMoved = category !== undefined && category.parent_id !== parentId;
        const done = category
          ? await change.mutateAsync([
              {
                params: { id: category.id },
                body: { ...body, ...(isMoved && { parent_id: parentId }) },
                ifMatch,
              },
            ])
          : await add.mutateAsync([{ body: { ...body, parent_id: parentId }, ifMatch }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        showDone(category ? `${entries.name} is saved` : `${entries.name} is added`);
        onClose();
      }}
    >
      <div className={stack}>
        <TextField label="Name" autoComplete="off" {...form.field("name")} />
        <SelectField label="Stands below" {...form.field("parent_id")} required={false}>
          <option value="">Nothing: at the top</option>
          {parentsFor(categories, category?.id).map((each) => (
            <option key={each.id} value={each.id}>
              {depthOf(categories, each) === 1 ? "– " : ""}
              {each.name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Word in the address"
          hint="Small letters and hyphens, such as wall-lights. Empty: made from the name"
          optional
          autoComplete="off"
          spellCheck={false}
          {...form.field("url_key")}
        />
        <TextareaField label="Description" optional rows={3} {...form.field("description")} />
        <PictureField label="Picture" value={image} onChange={setImage} />
        {image !== null && <PictureField label="Picture by night" value={night} onChange={setNight} />}
      </div>
    </FormDialog>
  );
}
