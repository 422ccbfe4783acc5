import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { serveAdmin } from "#api/platform/admin/admin-socket.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { fillFolder } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { runCli } from "../../fixtures/run-cli.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";

const run = (dataFolder: string, ...words: string[]) => runCli("ops", { dataFolder, cwd: dataFolder }, words);

describe("pnpm ops beside a running api", () => {
  let api: TestApi;
  let admin: { close(): Promise<void> };
  beforeAll(async () => {
    api = await startTestApi("pglite");
    const { db, dataFolder } = api;
    admin = await serveAdmin({
      dataFolder,
      commands: operatorCommands({ db, files: filesInFolder(dataFolder), unpaidOrderHours: 72 }),
    });
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 100 }]);
  });
  afterAll(async () => {
    await admin.close();
    await api.close();
  });
  const ops = (...words: string[]) => run(api.dataFolder, ...words);

  it("walks an order from its transfer to its delivery, and shows it", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    expect((await ops("orders", "list", "--stage", "awaiting_payment")).out).toContain(
      `${number}  awaiting_payment`,
    );
    expect(await ops("orders", "confirm-transfer", number, "--amount", "6,000")).toEqual({
      code: 2,
      out: "",
      err: `This records the payment of ${number} and e-mails the customer. Add --yes to confirm.\n`,
    });
    const confirmed = await ops(
      "--as",
      "Ngozi",
      "orders",
      "confirm-transfer",
      number,
      "--amount",
      "6,000",
      "--yes",
    );
    expect(confirmed).toMatchObject({ code: 0, err: "" });
    expect((await ops("orders", "move", number, "packed")).out).toBe(
      `${number} is packed. Your order is packed.\n`,
    );
    expect((await ops("orders", "move", number, "shipped")).err).toContain("dispatch it");
    await ops("deliveries", "dispatch", number, "--carrier", "GIG", "--waybill", "4711");
    const said = ["--waybill", "4711", "--reason", "Signed for, its page says.", "--json"];
    const done = await ops("deliveries", "attempt", number, "delivered", ...said);
    expect(JSON.parse(done.out)).toMatchObject({ number, outcome: "delivered" });
    const shown = (await ops("orders", "show", number)).out;
    expect(shown).toContain("Your order is on its way. GIG, waybill 4711.");
    expect(shown).toContain(`Ngozi (${userInfo().username})  orders.confirm-transfer`);
  });

  it("says in one line what cannot be done, and changes nothing", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    expect(await ops("orders", "move", number, "delivered")).toEqual({
      code: 2,
      out: "",
      err: `${number} is awaiting_payment and cannot become delivered; it can become: confirmed, cancelled.\n`,
    });
    expect(await ops("orders", "set-delivery-fee", number, "much")).toMatchObject({ code: 2, out: "" });
    expect((await ops("orders", "show", "hello")).err).toBe("hello is not an order number.\n");
  });

  it("opens an account for a company whose registration number is not known yet", async () => {
    const person = ["ngozi@builders.example", "--firstname", "Ngozi", "--lastname", "Bello"];
    const opened = await ops("trade", "create", ...person, "--company", "Eko Builders", "--json");
    expect(opened).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(opened.out)).toMatchObject({
      company: { name: "Eko Builders" },
      email: "ngozi@builders.example",
    });
  });

  it("makes coupons, exports people, and lists what was done", async () => {
    const created = await ops(
      "coupons",
      "create",
      "--label",
      "Open day",
      "--prefix",
      "open",
      "--amount",
      "2,500",
    );
    expect(created.out).toMatch(/^Made OPEN-[0-9A-Z]{5}-[0-9A-Z]{5}: ₦2,500\.\n$/);
    expect((await ops("coupons", "create", "--label", "x", "--amount", "1", "--percent", "2")).err).toContain(
      "Give one of --amount, --percent and --free-delivery.",
    );
    await api.post("/api/newsletter/subscribe", { email: "+ada@example.com" });
    expect((await ops("newsletter", "export", "people.csv")).out).toBe(
      "Wrote 1 subscribers to people.csv.\n",
    );
    expect(await readFile(join(api.dataFolder, "people.csv"), "utf8")).toContain(
      "\r\n'+ada@example.com,subscribed,",
    );
    const audit = (await ops("audit", "--limit", "2")).out;
    expect(audit).toContain("newsletter.export");
    expect(audit).toContain("coupons.create");
  });

  it("saves the shop and puts it back while it serves", async () => {
    expect((await ops("backup", "shop.backup")).out).toMatch(
      /^Wrote \d+ rows of \d+ tables to .*shop\.backup\.\n$/,
    );
    await ops("stock", "set", "LAMP", "5");
    expect(await stockOf(api.db, "LAMP")).toBe(5);
    expect((await ops("restore", "shop.backup")).code).toBe(2);
    expect((await ops("restore", "shop.backup", "--yes")).out).toMatch(
      /^Restored \d+ rows as of .+\nRestart the API now/,
    );
    expect(await stockOf(api.db, "LAMP")).toBe(98);
  });

  it("notes a part of the money, the rest, and a refund, and says how the money stands each time", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    const at = ["--at", "2026-11-20T16:05", "--payer", "ADA OBI"];
    const note = ["payments", "note", number, "--amount", "5,000", "--reference", "NIP 1", ...at];
    // Before the order was placed: it may be a slip.
    expect(await ops(...note)).toMatchObject({ code: 2, out: "" });
    const part = await ops(...note, "--accept", "at");
    expect(part.out).toBe(
      `${number} is awaiting_payment, part_paid: received ₦5,000 of ₦6,000. Missing: ₦1,000.\n`,
    );
    expect((await ops("payments", "reviews")).out).toContain(number);
    expect((await ops("payments", "confirm", number, "--yes")).out).toBe(
      `${number} is confirmed, paid: received ₦6,000 of ₦6,000.\n`,
    );
    const back = ["--amount", "500", "--reason", "It is scratched.", "--yes"];
    expect((await ops("payments", "refund", number, ...back)).out).toMatch(
      /Refunded: ₦500\. Credit note CRN-\d{6} for ₦500\.\n$/,
    );
    expect((await ops("payments", "list", number)).out).toMatch(
      /received +bank +NIP 1 +₦5,000 +₦5,000 +ADA OBI/,
    );
  });
});

it("pnpm ops without an api works on the folder itself, and --help names every command", async () => {
  const folder = await mkdtemp(join(tmpdir(), "precise-ops-"));
  await fillFolder(folder);
  expect(await run(folder, "orders", "list")).toEqual({ code: 0, out: "Nothing to show.\n", err: "" });
  const help = await run(folder, "--help");
  expect(help.code).toBe(0);
  for (const name of ["orders", "coupons", "stock", "newsletter", "outbox", "audit", "backup", "restore"]) {
    expect(help.out).toMatch(new RegExp(`^  ${name}\\b`, "m"));
  }
  await rm(folder, { recursive: true, force: true });
});
