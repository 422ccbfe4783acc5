import { describe, expect, it } from "vitest";
import { runPayments } from "./running-payments.ts";

const payments = runPayments();

/** A browser without scripts: it follows nothing by itself. */
const get = async (url: string) => {
  const answer = await fetch(url, { redirect: "manual" });
  return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
};
const post = async (url: string, form: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
    headers: { origin: payments.url() },
  });
  return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
};
const payByCard = (checkoutUrl: string, number: string, cvv: string) =>
  post(`${checkoutUrl}/card`, { number, cvv, expiry: "12/40" });
const look = (reference: string) => payments.data("GET", `/transaction/verify/${reference}`);
const backTo = (reference: string) =>
  `http://localhost:3000/pay/back?trxref=${reference}&reference=${reference}`;
const noticesOf = (reference: string) =>
  payments.received.filter(({ data }) => data.reference === reference).map(({ event }) => event);

describe("the hosted page", () => {
  it("says what it is, the amount, and the test cards, and has no script", async () => {
    const { checkoutUrl } = await payments.open({ amount: 1_234_550 });
    const { status, text } = await get(checkoutUrl);
    expect(status).toBe(200);
    expect(text).toContain("Stand-in for Paystack");
    expect(text).toContain("Pay ₦12,345.50");
    for (const number of ["4084 0840 8408 4081", "5078 5078 5078 5078 12", "5060 6666 6666 6666 666"]) {
      expect(text).toContain(number);
    }
    expect(text).not.toContain("<script");
    expect((await get(`${payments.url()}/checkout/nothing`)).status).toBe(404);
  });

  it("offers the ways that were asked for alone", async () => {
    const { checkoutUrl } = await payments.open({ channels: ["bank_transfer"] });
    const { text } = await get(checkoutUrl);
    expect(text).toContain("Show an account number for ₦6,000");
    expect(text).not.toContain("Card number");
  });

  it("keeps the shop's words from becoming markup", async () => {
    const { checkoutUrl } = await payments.open();
    const { text } = await get(`${checkoutUrl}?way=%3Cscript%3E`);
    expect(text).not.toContain("<script");
  });

  it.each([
    ["http://localhost:3000/pay/N1", "http://localhost:3000/pay/N1"],
    [undefined, "back"],
  ])("leads a cancelled payment to %s", async (cancel_action, to) => {
    const { reference, checkoutUrl } = await payments.open({ metadata: { cancel_action } });
    const answer = await post(`${checkoutUrl}/cancel`);
    expect(answer).toMatchObject({ status: 303, to: to === "back" ? backTo(reference) : to });
    expect(await look(reference)).toMatchObject({ status: "abandoned" });
  });

  it("lets the shopper return without paying", async () => {
    const { reference, checkoutUrl } = await payments.open();
    expect((await get(checkoutUrl)).text).toContain(backTo(reference).replace("&", "&amp;"));
  });

  it("takes no second payment for the same thing", async () => {
    const { reference, checkoutUrl } = await payments.open();
    await payByCard(checkoutUrl, "4084084084084081", "408");
    expect((await payByCard(checkoutUrl, "4084084084084081", "408")).text).toContain("has been made");
    await expect.poll(() => noticesOf(reference)).toEqual(["charge.success"]);
  });
});

describe("cards that pay", () => {
  it.each([
    ["4084084084084081", "408", []],
    ["507850785078507812", "081", ["1111"]],
    ["5060666666666666666", "123", ["1234", "123456"]],
    ["507850785078507804", "884", ["0000", "8030000000", "123456"]],
    ["4084080000000409", "000", ["approve"]],
  ])("%s pays after %j", async (number, cvv, answers) => {
    const { reference, checkoutUrl } = await payments.open();
    let page = await payByCard(checkoutUrl, number, cvv);
    for (const answer of answers) {
      expect(page).toMatchObject({ status: 303, to: `${new URL(checkoutUrl).pathname}/step` });
      expect(await look(reference)).toMatchObject({ status: "ongoing" });
      expect((await get(`${checkoutUrl}/step`)).status).toBe(200);
      page = await post(`${checkoutUrl}/step`, { answer });
    }
    expect(page).toMatchObject({ status: 303, to: backTo(reference) });
    expect(await look(reference)).toMatchObject({
      status: "success",
      channel: "card",
      authorization: { last4: number.slice(-4) },
    });
    await expect.poll(() => noticesOf(reference)).toEqual(["charge.success"]);
  });
});

describe("cards that do not", () => {
  it.each([
    ["4084080000005408", "001", [], "Declined"],
    ["507850785078507853", "082", ["0000"], "Token Not Generated. Customer Not Registered on Token Platform"],
    ["4084080000670037", "787", [], "Insufficient Funds"],
    ["4084080000000409", "000", ["decline"], "Declined"],
    ["507850785078507812", "081", ["9", "9", "9"], "Incorrect PIN"],
    ["5060666666666666666", "123", ["1234", "9", "9", "9"], "Incorrect OTP"],
  ])("%s after %s %j is refused with the bank's words: %s", async (number, cvv, answers, words) => {
    const { reference, checkoutUrl } = await payments.open();
    let page = await payByCard(checkoutUrl, number, cvv);
    for (const answer of answers) page = await post(`${checkoutUrl}/step`, { answer });
    expect(page.status).toBe(303);
    expect((await get(checkoutUrl)).text).toContain(`${words}. Nothing was taken.`);
    expect(await look(reference)).toMatchObject({ status: "failed", gateway_response: words });
    expect(noticesOf(reference)).toEqual([]);
    // Another card may still pay.
    expect((await payByCard(checkoutUrl, "4084084084084081", "408")).to).toBe(backTo(reference));
    expect(await look(reference)).toMatchObject({ status: "success" });
  });

  it.each([
    [{ number: "4111111111111111", cvv: "111", expiry: "12/40" }, "none of the test cards"],
    [{ number: "0000000000", cvv: "", expiry: "12/40" }, "none of the test cards"],
    [{ number: "4084084084084081", cvv: "1", expiry: "12/40" }, "The CVV of this test card is 408."],
    [{ number: "4084084084084081", cvv: "408", expiry: "01/20" }, "The card has expired."],
    [{ number: "4084084084084081", cvv: "408", expiry: "13/40" }, "Enter the expiry date as MM/YY."],
  ])("a form with %j is shown again, and nothing begins", async (form, words) => {
    const { reference, checkoutUrl } = await payments.open();
    const page = await post(`${checkoutUrl}/card`, form);
    expect(page.status).toBe(422);
    expect(page.text).toContain(words);
    expect(await look(reference)).toMatchObject({ status: "abandoned" });
  });
});

describe("a transfer", () => {
  const withAccount = async () => {
    const opened = await payments.open();
    await post(`${opened.checkoutUrl}/transfer`);
    return opened;
  };

  it("has an account number, and says until when", async () => {
    const { reference, checkoutUrl } = await withAccount();
    const { text } = await get(`${checkoutUrl}?way=bank_transfer`);
    expect(text).toMatch(/\b12\d{8}\b/);
    expect(text).toContain("in 30 minutes");
    expect(text).toContain("Look again");
    expect(await look(reference)).toMatchObject({ status: "ongoing", channel: "bank_transfer" });
  });

  it("of the amount pays", async () => {
    const { reference, checkoutUrl } = await withAccount();
    expect((await post(`${checkoutUrl}/transfer/sent`)).to).toBe(backTo(reference));
    expect(await look(reference)).toMatchObject({ status: "success", gateway_response: "Approved" });
  });

  it("of another amount goes back, and the payment stays open", async () => {
    const { reference, checkoutUrl } = await withAccount();
    const { text } = await post(`${checkoutUrl}/transfer/sent`, { amount: "5500.50" });
    expect(text).toContain("₦5,500.50 was sent. The account takes exactly ₦6,000");
    // The notice of the test before may still be on its way.
    const rejected = () => payments.received.filter(({ event }) => event === "bank.transfer.rejected");
    await expect.poll(rejected).toMatchObject([{ data: { bank_transfer: { amount: "550050" } } }]);
    expect(await look(reference)).toMatchObject({ status: "ongoing" });
    expect((await post(`${checkoutUrl}/transfer/sent`, { amount: "lots" })).status).toBe(422);
    expect((await post(`${checkoutUrl}/transfer/sent`)).to).toBe(backTo(reference));
  });

  it("that comes too late pays nothing; a new number may", async () => {
    const { reference, checkoutUrl } = await withAccount();
    await post(`${checkoutUrl}/transfer/late`);
    expect(await look(reference)).toMatchObject({ status: "abandoned" });
    expect((await get(`${checkoutUrl}?way=bank_transfer`)).text).toContain("has expired");
    await post(`${checkoutUrl}/transfer/sent`);
    expect(await look(reference)).toMatchObject({ status: "abandoned" });
    await post(`${checkoutUrl}/transfer`);
    expect((await post(`${checkoutUrl}/transfer/sent`)).to).toBe(backTo(reference));
  });
});

describe("the other ways", () => {
  it("a bank account asks for a code", async () => {
    const { reference, checkoutUrl } = await payments.open();
    expect((await post(`${checkoutUrl}/bank`, { account: "1234567890" })).status).toBe(422);
    await post(`${checkoutUrl}/bank`, { account: "0000000000" });
    expect((await post(`${checkoutUrl}/step`, { answer: "123456" })).to).toBe(backTo(reference));
    expect(await look(reference)).toMatchObject({ status: "success", channel: "bank" });
  });

  it("USSD is approved or declined", async () => {
    const { reference, checkoutUrl } = await payments.open();
    await post(`${checkoutUrl}/ussd`, { outcome: "decline" });
    expect(await look(reference)).toMatchObject({ status: "failed", channel: "ussd" });
    expect((await post(`${checkoutUrl}/ussd`, { outcome: "approve" })).to).toBe(backTo(reference));
  });
});

it("the notice of a success can be told to come twice, or never", async () => {
  const pay = async (webhook: string) => {
    const { reference, checkoutUrl } = await payments.open();
    await post(`${checkoutUrl}/notice`, { webhook, way: "card" });
    await payByCard(checkoutUrl, "4084084084084081", "408");
    return reference;
  };
  const never = await pay("never");
  const twice = await pay("twice");
  await expect.poll(() => noticesOf(twice)).toEqual(["charge.success", "charge.success"]);
  expect(noticesOf(never)).toEqual([]);
});
