import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { type CheckoutDraft, draftCookies, readDraft } from "./checkout-draft.ts";
import type { CheckoutEntries } from "./checkout-steps.ts";
import { postCheckoutStep } from "./post-checkout-step.ts";
import { postOrder } from "./post-order.ts";

const contact = { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "0803 123 4567" };
const home = { method: "delivery", state: "Lagos", lga: "Eti-Osa", line1: "14 Harbour Road" };
const complete: CheckoutEntries = { ...contact, ...home, payment: "bank_transfer" };
const attempt = "attempt-attempt-attempt";

const jar = (draft: Partial<CheckoutDraft>) =>
  draftCookies({ entries: {}, attempt, ...draft }).map(
    ({ name, value }) => [name, value] satisfies [string, string],
  );

type Cookies = readonly { readonly name: string; readonly value: string }[] | undefined;
const draftIn = (cookies: Cookies) =>
  readDraft((name) => cookies?.find((cookie) => cookie.name === name)?.value, "none-was-stored-none");

describe("a step's form", () => {
  it("keeps what was typed and leads to the next step", async () => {
    const { to, cookies } = await postCheckoutStep("contact", formPost({ fields: contact }));
    expect(to).toBe("/checkout/delivery");
    expect(draftIn(cookies).entries).toEqual(contact);
  });

  it("keeps wrong entries too, and shows what is wrong", async () => {
    const typed = { ...contact, phone: "12" };
    const { to, cookies } = await postCheckoutStep("contact", formPost({ fields: typed }));
    expect(to).toBe("/checkout/contact?check=1");
    expect(draftIn(cookies).entries.phone).toBe("12");
  });

  it("leads back to review when an entry was only corrected", async () => {
    const { to } = await postCheckoutStep(
      "contact",
      formPost({ fields: contact, cookies: jar({ entries: complete }) }),
    );
    expect(to).toBe("/checkout/review");
  });

  it("shows the areas of a state that was just chosen, without judging the rest", async () => {
    const fields = { method: "delivery", state: "Kano", line1: "", intent: "areas" };
    const { to, cookies } = await postCheckoutStep("delivery", formPost({ fields }));
    expect(to).toBe("/checkout/delivery?areas=1#lga");
    expect(draftIn(cookies).entries).toEqual({ method: "delivery", state: "Kano" });
  });

  it("keeps its cookies from scripts and from other pages", async () => {
    const { cookies } = await postCheckoutStep("contact", formPost({ fields: contact }));
    expect(cookies?.map(({ path, httpOnly }) => [path, httpOnly])).toEqual([
      ["/checkout", true],
      ["/checkout", true],
      ["/checkout", true],
    ]);
  });
});

describe("placing an order", () => {
  const prices = {
    subtotal: { value: 90_000 },
    delivery_fee: { value: 5_000 },
    grand_total: { value: 90_000 },
    payable: { value: 95_000 },
    vat: { value: 6_627.91 },
  };
  const placed = {
    status: 201,
    body: {
      data: {
        order: {
          number: "PR-7F3K9Q2A",
          status: "awaiting_payment",
          placed_at: "2026-11-21T09:00:00.000Z",
          items: [],
          contact: { ...contact, phone: "+2348031234567" },
          address: null,
          delivery: { method: "delivery" },
          payment: { method: "bank_transfer" },
          prices,
          timeline: [],
        },
      },
    },
  };
  const press = (
    answers: Parameters<typeof fakeApi>[0],
    { draft = {}, accepted = "95000", cartId = "mine" as string | null, payment = "", ticked = "" } = {},
  ) => {
    const { api, seen } = fakeApi(answers);
    const cookies = jar({ entries: complete, ...draft });
    return {
      seen,
      answer: postOrder(
        formPost({
          api,
          cartId,
          cookies,
          fields: {
            accepted_total: accepted,
            ...(payment && { payment }),
            ...(ticked && { acknowledged_findings: ticked }),
          },
        }),
      ),
    };
  };

  it("opens the confirmation, empties the cart and forgets what was typed", async () => {
    const { seen, answer } = press([placed]);
    const { to, cookies } = await answer;
    expect(to).toBe("/order/PR-7F3K9Q2A");
    expect(cookies).toContainEqual({
      name: "order",
      value: "ada@example.com",
      path: "/order/PR-7F3K9Q2A",
      maxAgeSeconds: 2_592_000,
      httpOnly: true,
    });
    expect(cookies).toContainEqual(expect.objectContaining({ name: "cartId", value: "ordered", path: "/" }));
    expect(draftIn(cookies)).toMatchObject({ entries: {}, placed: "PR-7F3K9Q2A" });
    expect(seen[0]?.body).toEqual({
      cartId: "mine",
      contact,
      address: { state: "Lagos", lga: "Eti-Osa", line1: "14 Harbour Road" },
      delivery: { method: "delivery" },
      payment: { method: "bank_transfer" },
      accepted_total: 95_000,
      acknowledged_findings: [],
    });
  });

  it("sends what was shown as not fitting and was ticked", async () => {
    const { seen, answer } = press([placed], { ticked: '["1:LAMP,BULB","12:DIMMER"]' });
    expect((await answer).to).toBe("/order/PR-7F3K9Q2A");
    expect(seen[0]?.body).toMatchObject({ acknowledged_findings: ["1:LAMP,BULB", "12:DIMMER"] });
  });

  it.each([
    ["was not ticked", "", "/checkout/review?check=1"],
    ["is other than what was ticked", '["1:LAMP,BULB"]', "/checkout/review?check=1&trouble=findings_changed"],
  ])("asks for the tick where what does not fit %s, and keeps what was typed", async (_why, ticked, page) => {
    const { payment: _, ...unpaid } = complete;
    const refused = refusal(422, "findings_not_acknowledged", "", { findings: [] });
    const { answer } = press([refused], { draft: { entries: unpaid }, payment: "bank_transfer", ticked });
    const { to, cookies } = await answer;
    expect(to).toBe(page);
    expect(draftIn(cookies).entries).toEqual(complete);
    expect(draftIn(cookies).attempt).not.toBe(attempt);
    // A tick is for what was read: the draft does not keep it.
    expect(JSON.stringify(cookies)).not.toContain("LAMP");
  });

  it("takes the way to pay that comes with the press, and keeps it where the shop does not answer", async () => {
    const { payment: _, ...unpaid } = complete;
    const { seen, answer } = press(["lost"], { draft: { entries: unpaid }, payment: "pay_on_delivery" });
    const { to, cookies } = await answer;
    expect(seen[0]?.body).toMatchObject({ payment: { method: "pay_on_delivery" } });
    expect(to).toBe("/checkout/review?trouble=unreachable");
    expect(draftIn(cookies)).toMatchObject({ attempt, entries: { ...unpaid, payment: "pay_on_delivery" } });
  });

  it("a way to pay that nobody knows is asked for again", async () => {
    const { answer, seen } = press([], { payment: "barter" });
    expect((await answer).to).toBe("/checkout/payment?check=1");
    expect(seen).toEqual([]);
  });

  it.each([
    ["paystack", "awaiting_payment", "/pay/PR-7F3K9Q2A?now=1"],
    ["paystack", "confirmed", "/order/PR-7F3K9Q2A"],
    ["bank_transfer", "awaiting_payment", "/order/PR-7F3K9Q2A"],
  ])("an order that is paid by %s and is %s leads to %s", async (method, status, to) => {
    const { order } = placed.body.data;
    const answered = { status: 201, body: { data: { order: { ...order, status, payment: { method } } } } };
    expect((await press([answered]).answer).to).toBe(to);
  });

  it("begins to pay what is paid online, and leads on though Paystack does not answer", async () => {
    const { order } = placed.body.data;
    const waiting = { ...order, status: "awaiting_payment", payment: { method: "paystack" } };
    const { answer, seen } = press([{ status: 201, body: { data: { order: waiting } } }, "lost"]);
    expect((await answer).to).toBe("/pay/PR-7F3K9Q2A?now=1");
    expect(seen[1]).toMatchObject({
      path: "/api/orders/pay",
      body: { number: "PR-7F3K9Q2A", email: order.contact.email, accepted_total: order.prices.payable.value },
    });
  });

  it("sends the same key for the same order, however often it is pressed", async () => {
    const first = press([placed]);
    const second = press([placed]);
    await Promise.all([first.answer, second.answer]);
    expect(second.seen[0]?.headers["idempotency-key"]).toBe(first.seen[0]?.headers["idempotency-key"]);
    expect(first.seen[0]?.headers["idempotency-key"]).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it("sends another key when the accepted total is another", async () => {
    const first = press([placed]);
    const second = press([placed], { accepted: "96000" });
    await Promise.all([first.answer, second.answer]);
    expect(second.seen[0]?.headers["idempotency-key"]).not.toBe(first.seen[0]?.headers["idempotency-key"]);
  });

  it("finds the order that an earlier press has placed", async () => {
    const emptied = press([], { cartId: null, draft: { entries: {}, placed: "PR-7F3K9Q2A" } });
    expect((await emptied.answer).to).toBe("/order/PR-7F3K9Q2A");
  });

  it("waits for a press that is still being answered", async () => {
    const { answer, seen } = press([refusal(409, "idempotency_in_progress"), placed]);
    expect((await answer).to).toBe("/order/PR-7F3K9Q2A");
    expect(seen).toHaveLength(2);
  });

  it("shows old and new figures when the total no longer holds, under a new key", async () => {
    const changed = {
      prices: { ...prices, payable: { value: 99_000 } },
      notices: ["The price of Adunni changed."],
    };
    const { to, cookies } = await press([refusal(409, "figures_changed", "", changed)]).answer;
    expect(to).toBe("/checkout/review");
    const draft = draftIn(cookies);
    expect(draft.refused).toEqual({ accepted: 95_000, notices: ["The price of Adunni changed."] });
    expect(draft.attempt).not.toBe(attempt);
    expect(draft.entries).toEqual(complete);
  });

  it.each<[string, Parameters<typeof fakeApi>[0][number], string]>([
    ["the shop does not answer", "lost", "/checkout/review?trouble=unreachable"],
    ["the shop answers 503", refusal(503, "unavailable"), "/checkout/review?trouble=unreachable"],
    [
      "too many orders were tried",
      refusal(429, "rate_limited"),
      "/checkout/review?trouble=too_many_requests",
    ],
    [
      "the way to pay is not offered",
      refusal(422, "payment_method_not_offered"),
      "/checkout/payment?trouble=payment_not_offered",
    ],
    [
      "the showroom is closed for good",
      refusal(422, "unknown_showroom"),
      "/checkout/delivery?trouble=showroom_unknown",
    ],
    ["the last piece is gone", refusal(422, "out_of_stock"), "/shopping-cart?problem=out_of_stock"],
    ["the cart is empty", refusal(422, "cart_empty"), "/shopping-cart"],
  ])("leads on when %s, and sets no cookie", async (_why, refused, to) => {
    expect(await press([refused]).answer).toEqual({ to });
  });

  it("leads to the first step that is not complete", async () => {
    const { answer, seen } = press([], { draft: { entries: { ...complete, lga: "Kano Municipal" } } });
    expect((await answer).to).toBe("/checkout/delivery?check=1");
    expect(seen).toEqual([]);
  });

  it.each(["", "free", "-1", "1e9", "95000.001"])("does not take %j for a total", async (accepted) => {
    expect((await press([], { accepted }).answer).to).toBe("/checkout/review");
  });
});
