import { fromWireValue, kobo, wireAmount } from "@precise/cart-core/money";
import { thousandthsOfTrade } from "@precise/cart-core/price-list-change";
import { netWithin, unitNetFor } from "@precise/cart-core/trade-prices";
import type {
  deskPriceListCalls,
  OwnPrice,
  PriceImportView,
  PriceLine,
  PriceListRow,
} from "@precise/contract/desk/trade/price-lists";
import { actOrAsk } from "#api/desk/kit/act-or-ask.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { findOwnPrices, type OwnPriceRow } from "#api/modules/trade/prices/own-price-list.ts";
import { lowestByRule } from "#api/modules/trade/prices/price-file.ts";
import { catalogueTiers } from "#api/modules/trade/prices/price-lists.ts";
import {
  keepPriceUpload,
  listAppliedUploads,
  type PriceUpload,
  readPriceUpload,
  readUploadLines,
  type UploadLine,
} from "#api/modules/trade/prices/price-upload.ts";
import { priceTextOf } from "#api/modules/trade/prices/sent-prices.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { exportPricesCommand, importPricesCommand } from "./price-file-commands.ts";
import { createPriceListCommand, type ListedPriceList, readLists } from "./price-list-commands.ts";
import { actedAnswer, searchWords } from "./trade-views.ts";

const pageSize = 50;
const companiesShown = 20;
const importsShown = 20;

/** Answers the calls of trade price lists. */
export function priceListAnswers(parts: DeskParts): DeskAnswers<typeof deskPriceListCalls> {
  const { db } = parts;
  const listOf = async (code: string) => (await readLists(db, code))[0];

  return {
    async listPriceLists() {
      return answer({ price_lists: (await readLists(db, null)).map(listView) });
    },
    async readPriceList({ params: { code } }) {
      const list = await listOf(code);
      if (list === undefined) return noList(code);
      const [companies, imports] = await Promise.all([
        db.query<{ id: string; name: string }>(
          "select id, name from client_company where price_list_code = $1 order by lower(name), id limit $2",
          [code, companiesShown],
        ),
        listAppliedUploads(db, code, importsShown),
      ]);
      return answer({ price_list: listView(list), companies, imports: imports.map(uploadView) });
    },
    async listOwnPrices({ params: { code }, query }) {
      if ((await listOf(code)) === undefined) return noList(code);
      const { rows, ...page } = await findOwnPrices(db, code, {
        words: searchWords(query.search),
        cursor: query.cursor,
        limit: pageSize,
      });
      return answer({ prices: rows.map((row) => ownPriceView(row, parts.content.vatPerThousand)), ...page });
    },
    async createPriceList({ body }, staff) {
      const lowest = await lowestByRule(db, {
        factorPerThousand: Math.round(body.percent * 10),
        roundingKobo: fromWireValue(body.rounding),
      });
      return actedAnswer(await actOrAsk(parts, staff, createPriceListCommand, { ...body, lowest }), listView);
    },
    async exportPrices({ params: { code } }, staff) {
      if ((await listOf(code)) === undefined) return noList(code);
      const result = await runAs(parts, staff, exportPricesCommand, { code });
      return "failure" in result ? result : answer({ name: `${code}-prices.csv`, ...result.result });
    },
    async sendPrices({ params: { code }, body }, staff) {
      if ((await listOf(code)) === undefined) return noList(code);
      try {
        const text = await priceTextOf(body);
        const id = await db.transaction((tx) =>
          keepPriceUpload(
            tx,
            code,
            { name: body.name, text },
            { removesUnlisted: body.removes_unlisted, removesEmpty: body.removes_empty },
            staff.name,
          ),
        );
        const kept = await readPriceUpload(db, code, id);
        if (kept === undefined) throw new Error("a file of prices was kept and is not there");
        return answer({ import: uploadView(kept) });
      } catch (fault) {
        if (fault instanceof Refused) return failure(422, "refused", fault.message, { field: "text" });
        throw fault;
      }
    },
    async readPriceImport({ params: { code, id } }) {
      const kept = await readPriceUpload(db, code, id);
      return kept === undefined ? noFile(code, id) : answer({ import: uploadView(kept) });
    },
    async listPriceImportLines({ params: { code, id }, query }) {
      if ((await readPriceUpload(db, code, id)) === undefined) return noFile(code, id);
      const { rows, ...page } = await readUploadLines(db, id, {
        kinds: (query.kind ?? "").split(",").filter(Boolean),
        search: (query.search ?? "").trim(),
        cursor: query.cursor,
        limit: pageSize,
      });
      return answer({ lines: rows.map(lineView), ...page });
    },
    async applyPriceImport({ params: { code, id }, body: { confirmed_removals } }, staff) {
      const kept = await readPriceUpload(db, code, id);
      if (kept === undefined) return noFile(code, id);
      // What cannot be applied is not asked for either.
      const refusal = whyNot(kept, confirmed_removals);
      if (refusal !== undefined) return refusal;
      const input = {
        ...{ code, upload: id, dryRun: false, lowest: kept.lowest_per_thousand },
        ...{ removesUnlisted: kept.removes_unlisted, removesEmpty: kept.removes_empty },
        ...(confirmed_removals !== undefined && { confirmedRemovals: confirmed_removals }),
      };
      const acted = await actOrAsk(parts, staff, importPricesCommand, input);
      return actedAnswer(acted, ({ articles, prices }) => ({ articles, prices }));
    },
  };
}

function noList(code: string) {
  return failure(404, "not_found", `There is no price list ${code}.`);
}

function noFile(code: string, id: number) {
  return failure(404, "not_found", `${code} has no file ${id}.`);
}

function whyNot(kept: PriceUpload, confirmed: number | undefined) {
  const { counts, unlisted, removes_unlisted: isRemoving } = kept;
  if (kept.applied_at !== null) return failure(409, "refused", "This file was applied already.");
  if (kept.is_stale)
    return failure(
      409,
      "refused",
      "The price list was changed since the file was checked. Check the file again.",
    );
  if (counts.refused > 0)
    return failure(422, "refused", "Lines of the file are refused. Correct them and check the file again.");
  if (counts.new + counts.changed + counts.removed === 0)
    return failure(422, "refused", "The file changes nothing.");
  if (isRemoving && unlisted > 0 && confirmed !== unlisted)
    return failure(422, "refused", `Confirm that ${unlisted} items lose own prices.`, {
      field: "confirmed_removals",
    });
  return undefined;
}

function listView({ rounding, ...list }: ListedPriceList): PriceListRow {
  return { ...list, rounding: { value: rounding } };
}

function ownPriceView(row: OwnPriceRow, vatPerThousand: number): OwnPrice {
  const { sku_key: sku, from_quantity, net_kobo, name, product } = row;
  const price = { sku, from_quantity, net: wireAmount(net_kobo) };
  if (product === null) return { ...price, trade: null, percent: null };
  const tiers = catalogueTiers(product);
  const shop = kobo(product.price_kobo);
  const trade = unitNetFor(tiers, from_quantity);
  const most = netWithin(shop, vatPerThousand);
  return {
    ...price,
    ...(name !== null && { name }),
    trade: trade === undefined ? null : wireAmount(trade),
    percent:
      thousandthsOfTrade({ fromQuantity: from_quantity, net: net_kobo }, tiers, shop, vatPerThousand) / 10,
    ...(net_kobo > most && { charged: wireAmount(most) }),
  };
}

function uploadView(kept: PriceUpload): PriceImportView {
  const { id, name, removes_unlisted, removes_empty, counts, unlisted, applied_by } = kept;
  const isApplied = kept.applied_at !== null;
  return {
    ...{ id, name, removes_unlisted, removes_empty, counts, unlisted, applied_by },
    by: kept.uploaded_by,
    at: wireTime(kept.uploaded_at),
    lowest_percent: kept.lowest_per_thousand === null ? null : kept.lowest_per_thousand / 10,
    state: isApplied ? "applied" : kept.is_stale ? "stale" : "checked",
    applied_at: wireTimeOrNull(kept.applied_at),
  };
}

function lineView({
  kind,
  line,
  sku_key: sku,
  from_quantity,
  old_kobo,
  net_kobo,
  reason,
}: UploadLine): PriceLine {
  return {
    ...{ kind, line, sku, from_quantity, reason },
    old: old_kobo === null ? null : wireAmount(kobo(old_kobo)),
    net: net_kobo === null ? null : wireAmount(kobo(net_kobo)),
  };
}
