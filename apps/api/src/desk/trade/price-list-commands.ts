import { fromWireValue, inNaira, type Kobo, type Naira } from "@precise/cart-core/money";
import { createPriceList, listPriceLists } from "@precise/contract/desk/trade/price-lists";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { priceListApproval } from "#api/modules/staff/trade-approval.ts";
import { lowestByRule } from "#api/modules/trade/prices/price-file.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { priceFileCommands } from "./price-file-commands.ts";

const _code = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, { error: "must be lower-case letters, digits and hyphens" }));
/** A price list in a list. */
export interface ListedPriceList {
  readonly code: string;
  readonly label: string;
  /** Of the catalogue's trade prices. */
  readonly percent: number;
  readonly rounding: Naira;
  /** Articles that have prices of the list's own. */
  readonly own_prices: number;
  readonly companies: number;
}

/** Makes a price list. */
export const createPriceListCommand = operatorCommand({
  name: "price-lists.create",
  ...ofCall(createPriceList, {
    /** The lowest price that it makes, in thousandths of the trade price; refused where it goes lower now. */
    lowest: z.optional(z.int()),
  }),
  terminal: [
    {
      words: "trade price-lists create",
      about: "Makes a list whose prices are a percentage of the catalogue's trade prices",
      typed: {
        code: { as: "<code>", about: "small letters, digits and hyphens" },
        label: { as: "--label <text>", about: "the name its clients see" },
        percent: { as: "--percent <percent>", about: "of the catalogue's trade prices", default: 100 },
        rounding: { as: "--rounding <naira>", about: "rounds prices to multiples of this", default: 1 },
      },
    },
  ],
  approval: ({ lowest }) => priceListApproval(lowest),
  subjectOf: ({ code: name }) => name,
  run: ({ db }, { code: name, label, percent, rounding, lowest, by: actor }) =>
    db.transaction(async (tx) => {
      const rule = { factorPerThousand: Math.round(percent * 10), roundingKobo: fromWireValue(rounding) };
      if (lowest !== undefined && (await lowestByRule(tx, rule)) < lowest)
        throw new Refused("The catalogue's prices were changed meanwhile. Make the list again.");
      const created = await tx.query(
        `insert into price_list (code, label, factor_per_thousand, rounding_kobo) values ($1, $2, $3, $4)
         on conflict (code) do nothing returning code`,
        [name, label, rule.factorPerThousand, rule.roundingKobo],
      );
      if (created.length === 0)
        throw new Refused(`The price list ${name} already exists.`, { field: "code" });
      const entry = { subject: name, before: null, after: { label, percent, rounding } };
      await writeAudit(tx, { actor, act: "price-lists.create", ...entry });
      const [list] = await readLists(tx, name);
      if (!list) throw new Refused(`The price list ${name} was made and is not there.`);
      return list;
    }),
  show: (list) => `Made ${list.code}: ${list.percent} % of the trade prices.`,
});

/** What an operator may do with price lists. */
export const priceListCommands = [
  operatorCommand({
    name: "price-lists.list",
    ...ofRead(listPriceLists),
    terminal: [{ words: "trade price-lists list", about: "All price lists" }],
    run: ({ db }) => readLists(db, null),
    show: (lists) =>
      tableOf(lists, {
        Code: "code",
        Label: "label",
        Percent: "percent",
        "Rounded to ₦": "rounding",
        "Own prices": "own_prices",
        Companies: "companies",
      }),
  }),
  createPriceListCommand,
  ...priceFileCommands,
];

/** @param only the code of one; null for all */
export async function readLists(sql: Sql, only: string | null): Promise<ListedPriceList[]> {
  const lists = await sql.query<Omit<ListedPriceList, "rounding"> & { readonly rounding: Kobo }>(
    `select code, label, factor_per_thousand / 10.0::float8 as percent, rounding_kobo as rounding,
       (select count(distinct sku_key) from price_list_entry where list_code = code) as own_prices,
       (select count(*) from client_company where price_list_code = code) as companies
     from price_list where $1::text is null or code = $1 order by code`,
    [only],
  );
  return lists.map((list) => inNaira(list, "rounding"));
}
