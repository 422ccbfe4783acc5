import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { creditNotePdf } from "#api/modules/invoice/invoice-pdf.ts";
import { readCreditNote } from "#api/modules/invoice/read-invoice.ts";
import { plainLetterhead } from "#api/platform/pdf/letterhead.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { move, track } from "../orders/order-acts-calls.ts";
import { placedOrder } from "../orders/order-body.ts";
import { operatorAt } from "../payments/payment-calls.ts";
import { signIn } from "../sessions/sign-in.ts";

describe.each(databaseKinds)("a credit note on %s", (kind) => {
  let api: TestApi;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    api = await startTestApi(kind);
    ops = operatorAt(api);
  });
  afterAll(() => api.close());
  beforeEach(() => putProducts(api.db, [{ sku: "LAMP", price: 9_500_000, stock: 50 }]));
  const paid = async (headers?: Record<string, string>) => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 100_000, {}, headers);
    await ops.confirm(number);
    return number;
  };

  it("corrects a part of the invoice with the refund, and its VAT adds up to the invoice's to the kobo", async () => {
    const number = await paid();
    await ops.refund(number, 33_333.33, { reason: "The shade is scratched." });
    await ops.refund(number, 33_333.33);
    const order = await ops.refund(number, 33_333.34);
    const notes = order.credit_notes ?? [];
    expect(notes.map(({ amount }) => amount.value)).toEqual([33_333.33, 33_333.33, 33_333.34]);
    const read = await Promise.all(notes.map((note) => readCreditNote(api.db, note.number)));
    // 7,500,000 of 107,500,000 is VAT: 697,674 of 10,000,000.
    expect(read.reduce((sum, note) => sum + (note?.content.vat ?? 0), 0)).toBe(697_674);
    expect(read[0]?.content).toMatchObject({
      reason: "The shade is scratched.",
      invoice: { number: order.invoice?.number },
      lines: [],
      gross: 3_333_333,
      vat: 232_558,
      supplier: { tin: "00000000-0000" },
      purchaser: { name: "Ada Obi" },
    });
  });

  it("of a whole invoice has its lines, and the invoice stays valid beside it", async () => {
    const number = await paid();
    await ops.cancel(number);
    const order = await ops.refund(number, 100_000);
    const [note] = order.credit_notes ?? [];
    const read = await readCreditNote(api.db, note?.number ?? "");
    expect(read?.content).toMatchObject({
      lines: [{ sku: "LAMP", quantity: 1, row_total: 9_500_000 }],
      delivery: 500_000,
      gross: 10_000_000,
      vat: 697_674,
    });
    const shown = await track(api, number);
    expect([shown.invoice?.number, shown.credit_notes?.[0]?.number]).toEqual([
      order.invoice?.number,
      note?.number,
    ]);
    const file = await fetch(api.url + (shown.credit_notes?.[0]?.url ?? ""));
    expect([file.status, file.headers.get("content-type"), file.headers.get("content-disposition")]).toEqual([
      200,
      "application/pdf",
      `inline; filename="${note?.number}.pdf"`,
    ]);
    const pdf = read && (await creditNotePdf(read, plainLetterhead));
    expect(pdf?.toString("latin1")).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\s*$/);
    expect(
      (
        await api.get(
          `/api/orders/credit-note/${api.links.sign("invoice", note?.number ?? "", new Date("2099-01-01"))}`,
        )
      ).status,
    ).toBe(404);
  });

  it("is not made where nothing was invoiced, nor for what was paid above the price", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 100_000);
    await ops.note(number, 40_000, "EARLY");
    expect((await ops.refund(number, 40_000)).credit_notes).toBeUndefined();
    const over = await paid();
    await ops.note(over, 10_000, "TOO-MUCH");
    const refunded = await ops.refund(over, 15_000);
    expect(refunded.credit_notes?.map(({ amount }) => amount.value)).toEqual([5_000]);
  });

  it.each([
    ["the order that lost its money is cancelled", ["cancelled"], "The order was cancelled."],
    [
      "the goods that nobody paid come back",
      ["packed", "shipped", "delivered", "returned"],
      "The goods were returned.",
    ],
    ["money goes back after it was cancelled", ["cancelled", "refunded"], "The order was cancelled."],
    [
      "money goes back after they came back",
      ["packed", "shipped", "delivered", "returned", "refunded"],
      "The goods were returned.",
    ],
  ] as const)("says why by itself where no one does: %s", async (_what, steps, reason) => {
    const number = await paid();
    const isKept = steps.at(-1) === "refunded";
    for (const to of steps) {
      const isLost = !isKept && to === steps.at(-1);
      if (isLost)
        await ops.moveMoney((await ops.list(number)).payments[0]?.reference ?? "", { from: number });
      expect(await move(api, number, { to })).toMatchObject({ ok: true });
    }
    const notes = (await track(api, number)).credit_notes ?? [];
    expect(notes.map(({ amount }) => amount.value)).toEqual([100_000]);
    expect((await readCreditNote(api.db, notes[0]?.number ?? ""))?.content.reason).toBe(reason);
  });

  it("keeps a cancelled order from being reopened", async () => {
    const number = await paid();
    await ops.refund(number, 1_000);
    await ops.cancel(number);
    await expect(ops.reopen(number)).rejects.toThrow("Its invoice was credited");
  });

  it("comes with the mails of what came back, with its link and how long it opens", async () => {
    const number = await paid();
    for (const to of ["packed", "shipped", "delivered"] as const) await move(api, number, { to });
    await move(api, number, { to: "returned" });
    await ops.refund(number, 100_000);
    const mails = await api.db.query<{ kind: string; notes: number | null }>(
      `select kind, jsonb_array_length(content->'order'->'credit_notes') as notes from mail_outbox
       where event_key like $1 order by id`,
      [`order:${number}:%`],
    );
    expect(mails.slice(-2)).toEqual([
      { kind: "returned", notes: null },
      { kind: "refunded", notes: 1 },
    ]);
  });

  it("and its invoice open in the session of the person whose order it is, and in no other", async () => {
    const cookie = await signIn(api, "ada");
    const number = await paid({ cookie });
    await ops.refund(number, 1_000);
    const own = JSON.parse((await api.get(`/api/orders/${number}`, { cookie })).text).data.order;
    expect(own.invoice.url).toBe(`/api/orders/${number}/invoice`);
    const [{ url }] = own.credit_notes;
    expect(url).toBe(`/api/orders/${number}/credit-notes/${own.credit_notes[0].number}`);
    const bola = await signIn(api, "bola");
    for (const path of [own.invoice.url, url]) {
      expect((await api.get(path, { cookie })).status).toBe(200);
      expect((await api.get(path, { cookie: bola })).status).toBe(404);
      expect((await api.get(path)).status).toBe(401);
    }
    const visit = await fetch(api.url + url, { headers: { accept: "text/html" }, redirect: "manual" });
    expect([visit.status, visit.headers.get("location")]).toEqual([303, "http://shop.test/orders"]);
  });
});
