import {
  createProduct,
  productAct,
  restoreProduct,
  saveProduct,
  withdrawProduct,
} from "@precise/contract/desk/products/products";
import * as z from "zod/mini";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { type OperatorTools, operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { isRoom } from "#api/modules/catalogue/change/category-kind.ts";
import { getProduct, readStored } from "#api/modules/catalogue/change/get-product.ts";
import { fieldsOf, type ProductFields } from "#api/modules/catalogue/change/wire-fields.ts";
import { readStructure } from "#api/modules/catalogue/structure.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { changeOne, refusePrices, refuseStale } from "./change-one.ts";
import { refuseFarBreaks } from "./refuse-far-breaks.ts";

export const sku = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
const reason = z.optional(z.string().check(z.trim(), z.maxLength(300)));
export const typedSku = { as: "<sku>", about: "the item number" };

/** Makes a product that is on sale at once. */
export const createProductCommand = operatorCommand({
  name: "products.create",
  ...ofCall(createProduct),
  terminal: [],
  async run(tools, { sku: number, product: fields, by: actor }) {
    await inCatalogue(tools, async (tx) => {
      await refuseKnown(tx, number);
      const audit = { actor, act: "products.create" };
      await changeOne(tx, tools.files, { sku: number, before: undefined, fields, isWithdrawn: false }, audit);
    });
    return { sku: number };
  },
  show: ({ sku: number }) => `${number} is on sale.`,
});

/** Changes fields of a product. */
export const saveProductCommand = operatorCommand({
  name: "products.save",
  ...ofCall(saveProduct, {
    /** As its author saw it. */
    revision: z.optional(z.string()),
  }),
  terminal: [],
  async run(tools, { sku: number, product: fields, revision, by: actor }) {
    await inCatalogue(tools, async (tx) => {
      const before = await getProduct(tx, number);
      refuseStale(before, revision);
      refusePrices(fieldsOf(before.product), fields);
      await refuseFarBreaks(tx, actor, before.product, fields);
      const { isWithdrawn } = before;
      await changeOne(
        tx,
        tools.files,
        { sku: number, before, fields, isWithdrawn },
        { actor, act: "products.save" },
      );
    });
    return { sku: number };
  },
  show: ({ sku: number }) => `${number} is saved.`,
});

/** Takes a product off sale. */
export const withdrawProductCommand = operatorCommand({
  name: "products.withdraw",
  ...ofCall(withdrawProduct, { reason }),
  terminal: [
    {
      words: "products withdraw",
      about: "Takes a product off sale; orders and carts can still name it",
      typed: { sku: typedSku, reason: { as: "--reason <text>", about: "why" } },
    },
  ],
  async run(tools, { sku: number, reason: why, by: actor }) {
    await inCatalogue(tools, async (tx) => {
      const before = await getProduct(tx, number);
      if (before.isWithdrawn) throw new Refused(`${before.product.sku} is not on sale.`);
      const audit = { actor, act: "products.withdraw", reason: why };
      await changeOne(tx, tools.files, { sku: number, before, fields: {}, isWithdrawn: true }, audit);
    });
    return { sku: number };
  },
  show: ({ sku: number }) => `${number} is off sale.`,
});

/** Puts a withdrawn product back on sale. */
export const restoreProductCommand = operatorCommand({
  name: "products.restore",
  ...ofCall(restoreProduct),
  terminal: [
    { words: "products restore", about: "Puts a withdrawn product back on sale", typed: { sku: typedSku } },
  ],
  async run(tools, { sku: number, by: actor }) {
    await inCatalogue(tools, async (tx) => {
      const before = await getProduct(tx, number);
      if (!before.isWithdrawn) throw new Refused(`${before.product.sku} is on sale already.`);
      // All of it is checked once more: its category may be gone.
      const fields = fieldsOf(before.product);
      const audit = { actor, act: "products.restore" };
      await changeOne(tx, tools.files, { sku: number, before, fields, isWithdrawn: false }, audit);
    });
    return { sku: number };
  },
  show: ({ sku: number }) => `${number} is on sale again.`,
});

/** Does one small thing to a product; the desk gives it for many. */
export const setProductCommand = operatorCommand({
  name: "products.set",
  permission: "product.edit",
  input: z.strictObject({ sku, act: productAct, by }),
  terminal: [],
  async run(tools, { sku: number, act, by: actor }) {
    if (act.kind === "withdraw")
      return withdrawProductCommand.run(tools, { sku: number, by: actor }, () => undefined);
    if (act.kind === "restore")
      return restoreProductCommand.run(tools, { sku: number, by: actor }, () => undefined);
    await inCatalogue(tools, async (tx) => {
      const before = await getProduct(tx, number);
      const fields = await fieldsAfter(tx, fieldsOf(before.product), act);
      const { isWithdrawn } = before;
      await changeOne(
        tx,
        tools.files,
        { sku: number, before, fields, isWithdrawn },
        { actor, act: "products.set" },
      );
    });
    return { sku: number };
  },
  show: ({ sku: number }) => `${number} is changed.`,
});

type SmallAct = Exclude<z.output<typeof productAct>, { kind: "withdraw" | "restore" }>;

async function fieldsAfter(
  tx: Sql,
  before: ReturnType<typeof fieldsOf>,
  act: SmallAct,
): Promise<ProductFields> {
  if (act.kind === "family") return { variant_group: act.family };
  if (act.kind === "attribute") {
    const { [act.code]: _, ...others } = before.attributes;
    return { attributes: act.value === null ? others : { ...others, [act.code]: act.value } };
  }
  const { id } = act;
  const field = isRoom((await readStructure(tx)).categories, id) ? "room_ids" : "category_ids";
  const others = before[field].filter((each) => each !== id);
  return { [field]: act.kind === "add_category" ? [...others, id] : others };
}

async function refuseKnown(tx: Sql, number: string): Promise<void> {
  const known = await readStored(tx, number);
  if (known)
    throw new Refused(`There is a product with the item number ${known.product.sku} already.`, {
      field: "sku",
    });
}

/** Changes the catalogue in one transaction; what is answered afterwards is of then. */
export async function inCatalogue<Result>(
  { db, answers }: Pick<OperatorTools, "db" | "answers">,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(work);
  await answers?.refresh();
  return result;
}
