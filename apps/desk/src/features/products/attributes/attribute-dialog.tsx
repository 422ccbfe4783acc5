import {
  addAttribute,
  attributeTypes,
  changeAttribute,
  type DeskAttribute,
  listAttributes,
} from "@precise/contract/desk/products/attributes";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { typeNames, valueFor } from "./attribute-words.ts";
import { OptionsField } from "./options-field.tsx";

const schema = z.object({
  code: z
    .string()
    .check(z.trim(), z.regex(/^[a-z][a-z0-9_]{0,59}$/, "Small letters, digits and _, such as cable_length.")),
  label: textEntry("Enter a name.", 80),
  input_type: z.enum(attributeTypes),
  unit: optionalEntry(20),
  filterable: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string().check(z.trim(), z.maxLength(80)) })),
});

/** A new attribute, or another name, unit and options of one. */
export function AttributeDialog(props: {
  readonly revision: string;
  readonly attribute?: DeskAttribute;
  readonly onClose: () => void;
}) {
  const { revision, attribute, onClose } = props;
  const form = useDeskForm(`attribute ${attribute?.code ?? ""}`, schema, {
    code: attribute?.code ?? "",
    label: attribute?.label ?? "",
    input_type: attribute?.input_type ?? "select",
    unit: attribute?.unit ?? "",
    filterable: attribute?.filterable ?? true,
    options: [...(attribute?.options ?? [])],
  });
  const add = useDeskWrite(addAttribute, [listAttributes]);
  const change = useDeskWrite(changeAttribute, [listAttributes]);
  const { watch, setValue } = form.form;
  const type = watch("input_type");
  const options = watch("options");
  const hasOptions = type === "select" || type === "multiselect";
  return (
    <FormDialog
      title={attribute ? `Change ${attribute.label}` : "New attribute"}
      action={attribute ? "Save" : "Add"}
      look="wide"
      form={form}
      isPending={add.isPending || change.isPending}
      onClose={onClose}
      onSend={async ({ code, input_type, unit, options: typed, ...entries }) => {
        const taken: string[] = typed.map(({ value }) => value).filter(Boolean);
        const named = typed
          .filter(({ label }) => label !== "")
          .map(({ value, label }) => {
            const own = value === "" ? valueFor(label, taken) : value;
            taken.push(own);
            return { value: own, label };
          });
        const body = { ...entries, unit: unit === "" ? null : unit, ...(hasOptions && { options: named }) };
        const done = attribute
          ? await change.mutateAsync([{ params: { code }, body, ifMatch: revision }])
          : await add.mutateAsync([{ body: { ...body, code, input_type }, ifMatch: revision }]);
        if (!done.ok) return form.showFailure(done.failure);
        form.forget();
        showDone(attribute ? `${entries.label} is saved` : `${entries.label} is added`);
        onClose();
      }}
    >
      <TextField label="Name" hint="As shoppers read it" autoComplete="off" {...form.field("label")} />
      {attribute === undefined && (
        <>
          <TextField
            label="Code"
            hint="For files; it never changes"
            autoComplete="off"
            spellCheck={false}
            {...form.field("code")}
          />
          <SelectField label="Kind" hint="It never changes" {...form.field("input_type")}>
            {attributeTypes.map((each) => (
              <option key={each} value={each}>
                {typeNames[each]}
              </option>
            ))}
          </SelectField>
        </>
      )}
      {type !== "boolean" && (
        <TextField label="Unit" hint="Such as mm or W" optional autoComplete="off" {...form.field("unit")} />
      )}
      {type !== "text" && (
        <Checkbox
          id="filterable"
          label="Shoppers can filter by it"
          checked={watch("filterable")}
          onChange={({ target }) => setValue("filterable", target.checked, { shouldDirty: true })}
        />
      )}
      {hasOptions && (
        <OptionsField
          options={options}
          onChange={(next) => setValue("options", next, { shouldDirty: true })}
          error={form.field("options").error}
          errorAt={(place) => form.field(`options.${place}`).error}
        />
      )}
    </FormDialog>
  );
}
