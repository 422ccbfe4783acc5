import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as wholeZod from "zod";
import { operatorCommands } from "#api/main/operator-commands.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

let opened: TestDatabase;
let commands: AdminCommands;
beforeAll(async () => {
  opened = await openTestDatabase("pglite");
  commands = operatorCommands({
    db: opened.db,
    files: filesInFolder(opened.dataFolder),
    unpaidOrderHours: 72,
  });
});
afterAll(() => opened.close());
const by = "Ngozi";
const coupon = { code: "OPEN-DAY", label: "Open day", firstOrderOnly: false, by };
const person = { email: "bola@example.com", firstname: "Bola", lastname: "Ade" };
const company = { name: "Bola Ltd", rcNumber: "", priceList: "contractor", creditLimit: 0 };

describe("what does not fit a command is reported under the option that was typed, with what is allowed", () => {
  // Whoever makes a schema of whole zod sets a language for the process: the operators' words are the same with it.
  beforeAll(() => {
    wholeZod.string();
    expect(wholeZod.config().localeError).toBeDefined();
  });
  afterAll(() => void wholeZod.config({ localeError: undefined }));

  it.each<[string, object, string]>([
    [
      "coupons.create",
      { ...coupon, benefit: { kind: "percent", percent: 200 } },
      "--percent must be 1 to 100.",
    ],
    [
      "coupons.create",
      { ...coupon, benefit: { kind: "amount", naira: 0 } },
      "--amount must be ₦0.01 to ₦1,000,000,000.",
    ],
    [
      "coupons.create",
      { ...coupon, code: "no", benefit: { kind: "free_delivery" } },
      "--code must be 4 to 40 capital letters, digits and hyphens.",
    ],
    [
      "coupons.create",
      { ...coupon, code: { prefix: "?" }, benefit: { kind: "free_delivery" } },
      "--prefix must be 2 to 12 capital letters and digits.",
    ],
    [
      "coupons.create",
      { ...coupon, benefit: { kind: "free_delivery" }, boundEmail: "ada" },
      "--email must be an e-mail address.",
    ],
    [
      "coupons.create",
      { ...coupon, label: "", benefit: { kind: "free_delivery" } },
      "--label must not be empty.",
    ],
    ["orders.list", { limit: 0 }, "--limit must be 1 to 10,000."],
    ["orders.list", { limit: 5, stage: "lost" }, "--stage must be "],
    ["orders.move", { number: "PR-00000000", to: "lost", restocks: false, by }, "<stage> must be "],
    ["orders.show", {}, "<number> is required."],
    ["stock.set", { sku: "LAMP", quantity: 2_000_000, by }, "<pieces> must be 0 to 1,000,000."],
    ["outbox.list", { limit: 5, state: "lost" }, "--state must be waiting, sent or dead."],
    ["appointments.capacity", { desk: "lagos", capacity: 0, by }, "<visitors> must be 1 to 100."],
    ["trade.create", { company, person: { ...person, email: "bola" }, by }, "<email> "],
    [
      "trade.create",
      { company: { ...company, creditLimit: -1 }, person, by },
      "--credit-limit must be ₦0 to ₦1,000,000,000.",
    ],
    ["trade.set-credit-limit", { company: "Bola", limit: -1, by }, "<naira> must be ₦0 to ₦1,000,000,000."],
    [
      "price-lists.create",
      { code: "x", label: "X", percent: 0, rounding: 1, by },
      "--percent must be 0.1 to 1,000.",
    ],
  ])("%s %j", async (name, input, message) => {
    const failed = await commands[name]?.(input, () => undefined).then(
      () => expect.fail("it was done"),
      (fault: Error) => fault.message,
    );
    expect(failed).toContain(message);
    expect(failed).not.toMatch(/Invalid|Too (small|big)/);
  });
});

describe("a command that finds nothing to do says why, and notes nothing", () => {
  it.each<[string, object, string]>([
    ["outbox.retry", { which: 1, by }, "There is no e-mail 1."],
    ["outbox.retry", { which: "dead", by }, "No failed e-mails: nothing to send again."],
  ])("%s %j", async (name, input, message) => {
    await expect(commands[name]?.(input, () => undefined)).rejects.toThrow(message);
    expect(await commands["audit.list"]?.({ limit: 5 }, () => undefined)).toEqual([]);
  });

  it("outbox.retry of a mail that was sent", async () => {
    const [mail] = await opened.db.query<{ id: number }>(
      `insert into mail_outbox (event_key, kind, recipient, content, state, sent_at)
       values ('sent', 'voucher', 'a@example.com', '{}', 'sent', now()) returning id`,
    );
    await expect(commands["outbox.retry"]?.({ which: mail?.id, by }, () => undefined)).rejects.toThrow(
      `E-mail ${mail?.id} was sent already.`,
    );
  });
});
