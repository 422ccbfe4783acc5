import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { listAddresses } from "@precise/contract/shop/account";
import { readSession } from "@precise/contract/shop/session";
import { readWishlist } from "@precise/contract/shop/wishlist";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import type { Database } from "#api/platform/database/port.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { stockOf } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { cartOf, quantities } from "../modules/cart/cart-calls.ts";
import { orderIn } from "../modules/orders/order-acts-calls.ts";
import { cartIn } from "../modules/trade/purchase-calls.ts";
import { type FolderContents, folderContents } from "./folder-contents.ts";
import { packedReleases, unpackFolder } from "./packed-folder.ts";

it("every release keeps its data folder here", () => {
  const manifest = new URL("../../package.json", import.meta.url);
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  expect(packedReleases()).toContain(version);
});

describe.each(packedReleases())("a data folder of release %s", (release) => {
  let api: TestApi;
  let left: FolderContents;
  beforeAll(async () => {
    api = await startTestApi("pglite", {
      open: async () => {
        const { dataFolder, contents } = await unpackFolder(release);
        left = folderContents.parse(contents);
        const db = await openDatabase({ dataFolder });
        await letItBeToday(db, left.made_at);
        await migrate(db);
        const close = async () => {
          await db.close();
          await rm(dataFolder, { recursive: true, force: true });
        };
        return { db, dataFolder, close };
      },
    });
  });
  afterAll(() => api.close());

  it("keeps a guest's cart with its voucher", async () => {
    const answer = await api.post("/api/cart/get", { cartId: left.guestCart.cartId });
    expect(quantities(answer)).toEqual(piecesOf(left.guestCart.items));
    expect(cartOf(answer).applied_coupons).toEqual(left.guestCart.coupons);
  });

  it("keeps a customer signed in, with cart, wishlist and addresses", async () => {
    const headers = { cookie: left.ada.cookie };
    const { user } = successBody(readSession.data).parse((await api.get("/api/session", headers)).json).data;
    expect(user?.attributes.email).toBe(left.ada.email);
    const cart = await api.post("/api/cart/get", { email: left.ada.email }, headers);
    expect(quantities(cart)).toEqual(piecesOf(left.ada.cart));
    const wishlist = successBody(readWishlist.data).parse(
      (await api.get("/api/wishlist", headers)).json,
    ).data;
    expect(JSON.stringify(wishlist)).toContain(left.ada.wishlist[0]);
    const { addresses } = successBody(listAddresses.data).parse(
      (await api.get("/api/account/addresses", headers)).json,
    ).data;
    expect(addresses.map(({ address }) => address.line1)).toEqual([left.ada.address.line1]);
  });

  it.each(["waiting", "onDelivery", "adas", "paid", "delivered", "refunded", "cancelled"] as const)(
    "keeps the order that is %s",
    async (which) => {
      const before = left.orders[which];
      const now = orderIn(
        await api.post("/api/orders/track", { number: before.number, email: before.email }),
      );
      expect(now).toMatchObject({
        number: before.number,
        stage: before.stage,
        prices: { payable: before.prices.payable },
        items: before.items,
        ...(before.invoice ? { invoice: before.invoice } : {}),
      });
      // What was ordered before goods were held for a while only goes on as it was promised.
      const isOver = ["cancelled", "refunded"].includes(which);
      expect(now.hold).toMatchObject(before.hold ?? { is_proved: true, goods: isOver ? "free" : "held" });
      expect(now.payment.paid_at !== undefined).toBe(before.payment.paid_at !== undefined);
    },
  );

  it("keeps a trade client signed in, with cart and orders", async () => {
    const headers = { cookie: left.trade.cookie };
    const cart = cartIn(await api.get("/api/clients/cart", headers));
    expect(
      cart.items.map(({ product, quantity, side_mark }) => ({
        sku: product.sku,
        quantity,
        side_mark: side_mark ?? "",
      })),
    ).toEqual(left.trade.cart);
    const { number, items } = left.orders.trade;
    const answer = await api.get(`/api/clients/orders/${number}`, headers);
    expect(answer.json).toMatchObject({ data: { order: { number, items } } });
  });

  it("keeps every piece in stock, and gives back what an old order held", async () => {
    for (const [sku, pieces] of Object.entries(left.stock)) expect(await stockOf(api.db, sku)).toBe(pieces);
    const { number, items } = left.orders.waiting;
    const [line] = items;
    if (!line) throw new Error("the order has no line");
    await commandsOf(api)["orders.cancel"]?.({ number, by: "test" }, () => undefined);
    expect(await stockOf(api.db, line.sku)).toBe((left.stock[line.sku] ?? 0) + line.quantity);
  });

  it("takes a payment for an old order", async () => {
    const { number, email } = left.orders.adas;
    await commandsOf(api)["orders.confirm-transfer"]?.({ number, by: "test" }, () => undefined);
    const paid = orderIn(await api.post("/api/orders/track", { number, email }));
    expect(paid).toMatchObject({ stage: "confirmed", invoice: { number: expect.stringMatching(/^INV-/) } });
  });
});

function commandsOf({ db, dataFolder }: TestApi) {
  return operatorCommands({ db, files: filesInFolder(dataFolder), unpaidOrderHours: 72 });
}

function piecesOf(items: readonly { sku: string; quantity: number }[]): Record<string, number> {
  return Object.fromEntries(items.map(({ sku, quantity }) => [sku, quantity]));
}

/** Moves all moments, so that what was fresh when the folder was packed is fresh now. */
async function letItBeToday(db: Database, madeAt: string): Promise<void> {
  const tables = await db.query<{ table_name: string; moved: string }>(
    `select table_name, string_agg(format('%1$I = %1$I + (now() - $1::timestamptz)', column_name), ', ') as moved
     from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
     where table_schema = 'public' and data_type = 'timestamp with time zone' and is_generated = 'NEVER'
       and table_name not in (select event_object_table from information_schema.triggers
                              where trigger_name = 'audit_refuse_change')
     group by table_name`,
  );
  for (const { table_name, moved } of tables) await db.query(`update "${table_name}" set ${moved}`, [madeAt]);
}
