import {
  discardProductDraft,
  duplicateProduct,
  publishProduct,
  saveProductDraft,
} from "@precise/contract/desk/products/products";
import * as z from "zod/mini";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { checkFields } from "#api/modules/catalogue/change/check-fields.ts";
import { getProduct, readStored } from "#api/modules/catalogue/change/get-product.ts";
import { fieldsOf, mergeFields, type ProductFields } from "#api/modules/catalogue/change/wire-fields.ts";
import {
  deleteDraft,
  type ProductDraft,
  readDraft,
  writeDraft,
} from "#api/modules/catalogue/drafts/draft-rows.ts";
import type { StoredProduct } from "#api/modules/catalogue/import/stored-products.ts";
import { Refused, refusalOf } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { changeOne, refusePrices } from "./change-one.ts";
import { inCatalogue, sku, typedSku } from "./product-commands.ts";
import { refuseFarBreaks } from "./refuse-far-breaks.ts";

/** Keeps a draft of a product, or of a new one. */
export const saveDraftCommand = operatorCommand({
  name: "products.draft",
  ...ofCall(saveProductDraft, {
    /** The draft's, as its author saw it; 0 where there was none. */
    revision: z.optional(z.int()),
  }),
  terminal: [],
  async run({ db, files }, { sku: number, product, publishAt, revision, rebase, by: actor }) {
    await db.transaction(async (tx) => {
      const draft = await readDraft(tx, number, true);
      if (revision !== undefined && revision !== (draft?.revision ?? 0)) throw draftChanged(number);
      const stored = await readStored(tx, number);
      const base = baseOf(draft, stored, rebase === true);
      const fields = { ...(draft?.fields ?? base.fields ?? {}), ...product };
      if (base.fields) refusePrices(base.fields, fields);
      if (stored) await refuseFarBreaks(tx, actor, stored.product, product);
      if (publishAt !== null && new Date(publishAt).getTime() <= Date.now())
        throw new Refused("That moment is over. Publish it now, or choose a later one.", {
          status: 422,
          field: "publish_at",
        });
      await refuseFaults(tx, files, { number, fields, stored, isWhole: publishAt !== null });
      await writeDraft(tx, {
        sku: stored?.product.sku ?? draft?.sku ?? number,
        fields,
        base: base.fields,
        base_hash: base.hash,
        publishAt: publishAt === null ? null : new Date(publishAt),
        by: actor,
      });
      await writeAudit(tx, {
        actor,
        act: "products.draft",
        subject: stored?.product.sku ?? draft?.sku ?? number,
        before: draft ? { publish_at: wireTimeOrNull(draft.publish_at) } : null,
        after: { publish_at: publishAt },
      });
    });
    return { sku: number };
  },
  show: ({ sku: number }) => `The draft of ${number} is kept.`,
});

/** Publishes a draft. */
export const publishCommand = operatorCommand({
  name: "products.publish",
  ...ofCall(publishProduct),
  terminal: [{ words: "products publish", about: "Publishes a product's draft", typed: { sku: typedSku } }],
  async run(tools, { sku: number, by: actor }) {
    await inCatalogue(tools, async (tx) => {
      const draft = await readDraft(tx, number, true);
      if (!draft) throw noDraft(number);
      const stored = await readStored(tx, number);
      const fields = publishable(draft, stored);
      const change = { sku: draft.sku, before: stored, fields, isWithdrawn: false };
      await changeOne(tx, tools.files, change, { actor, act: "products.publish" });
      await deleteDraft(tx, number);
    });
    return { sku: number };
  },
  show: ({ sku: number }) => `${number} is on sale.`,
});

/** Throws a draft away. */
export const discardDraftCommand = operatorCommand({
  name: "products.discard-draft",
  ...ofCall(discardProductDraft),
  terminal: [
    { words: "products discard-draft", about: "Throws a product's draft away", typed: { sku: typedSku } },
  ],
  async run({ db }, { sku: number, by: actor }) {
    await db.transaction(async (tx) => {
      const draft = await readDraft(tx, number, true);
      if (!draft) throw noDraft(number);
      await deleteDraft(tx, number);
      const before = { publish_at: wireTimeOrNull(draft.publish_at) };
      await writeAudit(tx, { actor, act: "products.discard-draft", subject: draft.sku, before, after: null });
    });
    return { sku: number };
  },
  show: ({ sku: number }) => `The draft of ${number} is gone.`,
});

/** Makes a draft with all of a product under another item number. */
export const duplicateCommand = operatorCommand({
  name: "products.duplicate",
  ...ofCall(duplicateProduct, { as: sku }),
  terminal: [
    {
      words: "products duplicate",
      about: "Makes a draft with all of a product under another item number",
      typed: { sku: typedSku, as: { as: "<new-sku>", about: "the new item number" } },
    },
  ],
  async run({ db, files }, { sku: number, as: other, by: actor }) {
    await db.transaction(async (tx) => {
      const known = (await readStored(tx, other)) ?? (await readDraft(tx, other));
      if (known)
        throw new Refused(`There is a product with the item number ${other} already.`, { field: "sku" });
      const fields =
        (await readDraft(tx, number))?.fields ?? fieldsOf((await getProduct(tx, number)).product);
      await refuseFaults(tx, files, { number: other, fields, stored: undefined, isWhole: false });
      await writeDraft(tx, { sku: other, fields, base: null, base_hash: null, publishAt: null, by: actor });
      const after = { from: number };
      await writeAudit(tx, { actor, act: "products.duplicate", subject: other, before: null, after });
    });
    return { sku: other };
  },
  show: ({ sku: other }) => `The draft ${other} is kept.`,
});

/** What a draft comes to on the product as it is now. @throws Refused where both changed the same, each differently */
function publishable(draft: ProductDraft, stored: StoredProduct | undefined): ProductFields {
  if (!draft.base) {
    if (!stored) return draft.fields;
    throw new Refused(`There is a product with the item number ${stored.product.sku} already.`, {
      field: "sku",
    });
  }
  if (!stored) throw new Refused(`The product ${draft.sku} is gone.`);
  if (stored.contentHash === draft.base_hash) return draft.fields;
  const { fields, clashes } = mergeFields(draft.base, draft.fields, fieldsOf(stored.product));
  if (clashes.length === 0) return fields;
  throw new Refused(
    `${draft.sku} was changed since this draft was made, in the same: ${clashes.join(", ")}. Compare both, then save the draft again.`,
    { isConflict: true },
  );
}

/** What a draft's changes are counted from: the product as it was when the draft was made, or as it is now. */
function baseOf(draft: ProductDraft | undefined, stored: StoredProduct | undefined, isAnew: boolean) {
  if (draft && !isAnew) return { fields: draft.base, hash: draft.base_hash };
  return { fields: stored ? fieldsOf(stored.product) : null, hash: stored?.contentHash ?? null };
}

/** What is not there yet may come later, unless it is to go on sale by itself. @throws Refused */
async function refuseFaults(
  tx: Sql,
  files: ShopFiles,
  draft: {
    readonly number: string;
    readonly fields: ProductFields;
    readonly stored: StoredProduct | undefined;
    readonly isWhole: boolean;
  },
): Promise<void> {
  const { number, fields, stored, isWhole } = draft;
  const checked = await checkFields(tx, files, stored?.product.sku ?? number, fields, stored?.product);
  if (!("faults" in checked)) return;
  const refusal = refusalOf(checked.faults.filter(({ isMissing }) => isWhole || !isMissing));
  if (refusal) throw refusal;
}

function draftChanged(number: string): Refused {
  return new Refused(`The draft of ${number} was changed since you opened it. Nothing was saved.`, {
    isConflict: true,
  });
}

function noDraft(number: string): Refused {
  return new Refused(`There is no draft of ${number}.`, { status: 404 });
}
