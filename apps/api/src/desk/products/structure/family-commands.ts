import { renameFamily } from "@precise/contract/desk/products/categories";
import * as z from "zod/mini";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { changeProducts } from "#api/modules/catalogue/change/change-products.ts";
import { findStored } from "#api/modules/catalogue/import/stored-products.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { inCatalogue } from "../product-commands.ts";

const _name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/** Gives all products of a family another family name. */
export const renameFamilyCommand = operatorCommand({
  name: "families.rename",
  ...ofCall(renameFamily),
  terminal: [
    {
      words: "families rename",
      about: "Gives all products of a family another family name",
      typed: {
        family: { as: "<family>" },
        to: { as: "<name>" },
        merge: { as: "--merge", about: "with the family that has that name" },
      },
    },
  ],
  run: (tools, { family, to, merge, by: actor }) =>
    inCatalogue(tools, async (tx) => {
      if (family === to) throw new Refused("The family has that name already.", { status: 422, field: "to" });
      const rows = await tx.query<{ sku_key: string; variant_group: string }>(
        "select sku_key, variant_group from product where variant_group = any($1::text[]) order by id",
        [[family, to]],
      );
      const members = rows.filter((row) => row.variant_group === family);
      if (members.length === 0) throw new Refused(`There is no family ${family}.`, { status: 404 });
      if (rows.length > members.length && merge !== true)
        throw new Refused(
          `There is a family ${to} already, of ${rows.length - members.length}. Make both one?`,
          {
            field: "to",
          },
        );
      const stored = await findStored(
        tx,
        members.map(({ sku_key }) => sku_key),
      );
      const changed = await changeProducts(
        tx,
        [...stored.values()].map((before) => ({
          before,
          product: { ...before.product, variantGroup: to },
          isWithdrawn: before.isWithdrawn,
        })),
      );
      const before = { family };
      const after = { family: to, products: changed.length };
      await writeAudit(tx, { actor, act: "families.rename", subject: to, before, after });
      return { changed: changed.length };
    }),
  show: ({ changed }) => `${changed} products have the new family name.`,
});
