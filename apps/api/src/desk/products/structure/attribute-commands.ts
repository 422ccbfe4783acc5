import { dictionary } from "@precise/cart-core/dictionary";
import { attributeTypes, changeAttribute, removeAttribute } from "@precise/contract/desk/products/attributes";
import * as z from "zod/mini";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { changeStructure } from "#api/modules/catalogue/change/change-structure.ts";
import { checkAttributes } from "#api/modules/catalogue/import/check-attributes.ts";
import { RowErrors } from "#api/modules/catalogue/import/import-report.ts";
import type { AttributeMeta } from "#api/modules/catalogue/structure.ts";
import { Refused, refusalOf } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { inCatalogue } from "../product-commands.ts";
import { placed } from "./placed.ts";

const code = z.string().check(z.minLength(1), z.maxLength(60));
const options = z.optional(z.array(z.strictObject({ value: z.string(), label: z.string() })));
const unit = z.optional(z.nullable(z.string()));
const revision = z.optional(z.string());

/** Adds an attribute behind the others. */
export const addAttributeCommand = operatorCommand({
  name: "attributes.add",
  permission: "product.edit",
  input: z.strictObject({
    code,
    label: z.string(),
    input_type: z.enum(attributeTypes),
    unit,
    filterable: z.boolean(),
    options,
    revision,
    by,
  }),
  terminal: [],
  run: (tools, { revision: seen, by: actor, ...input }) =>
    inCatalogue(tools, async (tx) => {
      await changeStructure(tx, seen, async (before) => {
        const attribute: AttributeMeta = {
          code: input.code,
          label: input.label,
          inputType: input.input_type,
          unit: input.unit ?? null,
          filterable: input.filterable,
          options: input.options ?? [],
        };
        refuseWithoutOptions(attribute);
        return { structure: { ...before, attributes: checkedAttributes([...before.attributes, attribute]) } };
      });
      const after = {
        label: input.label,
        input_type: input.input_type,
        options: optionText(input.options ?? []),
      };
      await writeAudit(tx, { actor, act: "attributes.add", subject: input.code, before: null, after });
      return { code: input.code };
    }),
  show: ({ code }) => `The attribute ${code} is there.`,
});

/** Relabels an attribute, moves it, or changes its options. */
export const changeAttributeCommand = operatorCommand({
  name: "attributes.change",
  ...ofCall(changeAttribute, { revision }),
  terminal: [],
  run: (tools, { code: which, revision: seen, before: sibling, by: actor, ...input }) =>
    inCatalogue(tools, async (tx) => {
      let entry: { readonly was: AttributeMeta; readonly is: AttributeMeta } | undefined;
      const { isChanged } = await changeStructure(tx, seen, async (structure) => {
        const was = getAttribute(structure.attributes, which);
        const is: AttributeMeta = {
          ...was,
          label: input.label ?? was.label,
          unit: input.unit === undefined ? was.unit : input.unit,
          filterable: input.filterable ?? was.filterable,
          options: input.options ?? was.options,
        };
        refuseWithoutOptions(is);
        await refuseUsedOptions(tx, was, is);
        entry = { was, is };
        const list = structure.attributes.map((each) => (each.code === which ? is : each));
        const ordered = sibling === undefined ? list : placed(list, which, sibling, (each) => each.code);
        const isSearched = is.label !== was.label || optionText(is.options) !== optionText(was.options);
        return {
          structure: { ...structure, attributes: checkedAttributes(ordered) },
          ...(isSearched && { searched: { condition: "attributes ? $1", values: [which] } }),
        };
      });
      if (isChanged && entry) {
        const { was, is } = entry;
        const shown = ({ label, unit: of, filterable, options: all }: AttributeMeta) => ({
          label,
          unit: of,
          filterable,
          options: optionText(all),
        });
        await writeAudit(tx, {
          actor,
          act: "attributes.change",
          subject: which,
          before: shown(was),
          after: { ...shown(is), ...(sibling !== undefined && { before: sibling }) },
        });
      }
      return { code: which };
    }),
  show: ({ code: which }) => `The attribute ${which} is changed.`,
});

/** Removes an attribute that no product states. */
export const removeAttributeCommand = operatorCommand({
  name: "attributes.remove",
  ...ofCall(removeAttribute, { revision }),
  terminal: [],
  run: (tools, { code: which, revision: seen, by: actor }) =>
    inCatalogue(tools, async (tx) => {
      let gone: AttributeMeta | undefined;
      await changeStructure(tx, seen, async (structure) => {
        gone = getAttribute(structure.attributes, which);
        const users = await countUsers(tx, "attributes ? $1", [which]);
        if (users > 0) throw new Refused(`${productsWords(users)} ${gone.label}. Nothing was removed.`);
        return {
          structure: { ...structure, attributes: structure.attributes.filter((each) => each.code !== which) },
        };
      });
      const before = { label: gone?.label };
      await writeAudit(tx, { actor, act: "attributes.remove", subject: which, before, after: null });
      return { code: which };
    }),
  show: ({ code: which }) => `The attribute ${which} is gone.`,
});

function getAttribute(attributes: readonly AttributeMeta[], which: string): AttributeMeta {
  const found = attributes.find((each) => each.code === which);
  if (!found) throw new Refused(`There is no attribute “${which}”.`, { status: 404 });
  return found;
}

/** What a product states can be stated only by an option that is there. */
async function refuseUsedOptions(tx: Sql, was: AttributeMeta, is: AttributeMeta): Promise<void> {
  const kept = new Set(is.options.map(({ value }) => value));
  for (const { value, label } of was.options.filter((option) => !kept.has(option.value))) {
    const users = await countUsers(tx, "attributes -> $1 @> to_jsonb($2::text)", [was.code, value]);
    if (users > 0)
      throw new Refused(`${productsWords(users)} ${was.label} “${label}”. Nothing was saved.`, {
        field: "options",
      });
  }
}

function refuseWithoutOptions({ inputType, options: all }: AttributeMeta): void {
  if ((inputType === "select" || inputType === "multiselect") && all.length === 0)
    throw new Refused("Give at least one option to choose from.", { status: 422, field: "options" });
}

async function countUsers(tx: Sql, condition: string, values: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ users: number }>(
    `select count(*)::int as users from product where ${condition}`,
    values,
  );
  return row?.users ?? 0;
}

function productsWords(count: number): string {
  return count === 1 ? "1 product states" : `${count} products state`;
}

/** By the rules of the import. @throws Refused */
function checkedAttributes(attributes: readonly AttributeMeta[]): AttributeMeta[] {
  const errors = new RowErrors();
  const value = attributes.map((each) => ({
    attribute_code: each.code,
    label: each.label,
    input_type: each.inputType,
    unit: each.unit,
    filterable: each.filterable,
    attribute_options: each.options,
  }));
  const checked = checkAttributes("desk", { line: 1, value }, errors);
  const refusal = refusalOf(
    errors.first.map(({ field, reason }) => {
      const [name = "", ...rest] = field.split(".").slice(3);
      const [mine, words] = fieldNames[name] ?? [name, name];
      return { field: [mine, ...rest].join("."), message: `${words} ${reason}.` };
    }),
  );
  if (refusal) throw refusal;
  return checked;
}

const fieldNames: Readonly<Record<string, readonly [field: string, words: string]>> = dictionary({
  attribute_code: ["code", "The code"],
  label: ["label", "The name"],
  unit: ["unit", "The unit"],
  attribute_options: ["options", "The option"],
});

function optionText(all: AttributeMeta["options"]): string {
  return all.map(({ value, label }) => (value === label ? value : `${value}: ${label}`)).join(", ");
}
