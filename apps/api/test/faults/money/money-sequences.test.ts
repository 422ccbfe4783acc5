import fc from "fast-check";
import { expect, it } from "vitest";
import { readContent } from "#api/modules/company/content.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { contentFile } from "../../fixtures/start-test-api.ts";
import { openOnlineShop } from "../../modules/payments/online-shop.ts";
import { startApiProcess } from "../api-process.ts";
import { insideWorld } from "../payments/inside-world.ts";
import { forgetter } from "./forget-purchases.ts";
import { mends } from "./mends.ts";
import { moneySequences } from "./money-steps.ts";
import { playPurchase } from "./purchase-player.ts";
import { limitManagers } from "./shop-people.ts";

/** What `pnpm faults money` sets; a short form without it. */
const short = process.env.TEST_DEPTH === "short" ? "10" : "25";
const { MONEY_SEQUENCES = short, MONEY_STEPS = "15", MONEY_SEED = "20261128", MONEY_PATH } = process.env;
/** The mend that is taken out: then something must be found. */
const { MONEY_WITHOUT } = process.env;
const mend = MONEY_WITHOUT === undefined ? undefined : mends[MONEY_WITHOUT];
const isLong = process.env.MONEY_SEQUENCES !== undefined;
const stock = 1_000_000;
/** Of two processes: what one has asked for is answered before the other takes its answer for lost. */
const checkFactor = 0.01;

it(
  "whatever happens to a purchase, each naira of it is held, given back or allocated once, and no goods leave without it",
  async () => {
    const kind = (isLong && allDatabaseKinds.at(-1)) || "pglite";
    const shop = await openOnlineShop(kind, kind === "postgres" ? { checkFactor } : {});
    const { dataFolder, databaseUrl, url } = shop.api;
    const { inside, settle } = insideWorld(shop.api.db, shop.online, dataFolder, databaseUrl === undefined);
    // Another process, with jobs that run by themselves, serves every second call.
    const other = databaseUrl
      ? await startApiProcess(dataFolder, databaseUrl, {
          PAYSTACK_URL: shop.url(),
          PAYSTACK_SECRET_KEY: "sk_test_local",
          PAYMENT_CHECK_FACTOR: String(checkFactor),
        })
      : undefined;
    const db = databaseUrl ? await openDatabase({ databaseUrl, dataFolder }) : shop.api.db;
    const world = {
      shop,
      db,
      inside,
      content: await readContent(contentFile),
      apiUrls: other ? [url, other.url] : [url],
    };
    const clearFaults = async () => void (await fetch(`${shop.url()}/control/faults`, { method: "DELETE" }));
    await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock }]);
    await shop.api.refreshCatalogue();
    await limitManagers(shop);
    const forget = forgetter(world, stock);
    let played = 0;
    const result = await fc.check(
      fc.asyncProperty(moneySequences(Number(MONEY_STEPS)), async ({ payment, steps }) => {
        await forget();
        const { number } = await shop.place({ LAMP: 1 }, 63_500, { payment: { method: payment } });
        const purchase = await playPurchase(world, { number, payment, sku: "LAMP", pieces: stock });
        for (const step of steps) await purchase.play(step);
        // What the other process has in hand is booked once it has its answer.
        const turns = other ? 20 : 1;
        for (let turn = 1; turn <= turns; turn += 1) {
          await settle(shop.control, clearFaults);
          const fault = await purchase.rest().catch((caught: unknown) => caught);
          if (fault === undefined) break;
          if (turn === turns) throw fault;
        }
        played += 1;
        if (isLong && played % 100 === 0) process.stdout.write(`${played} sequences\n`);
      }),
      { numRuns: Number(MONEY_SEQUENCES), seed: Number(MONEY_SEED), ...(MONEY_PATH && { path: MONEY_PATH }) },
    );
    await other?.kill();
    if (db !== shop.api.db) await db.close();
    await shop.close();
    const report = `${result.errorInstance}\n${fc.defaultReportMessage(result)}`;
    if (mend) process.stdout.write(`${mend.without}\n${report}\n`);
    expect(result.failed, report).toBe(mend !== undefined);
  },
  isLong ? 0 : 300_000,
);
