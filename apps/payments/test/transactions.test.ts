import { describe, expect, it } from "vitest";
import { runPayments } from "./running-payments.ts";

const payments = runPayments();
const initialize = (body: object) => payments.call("POST", "/transaction/initialize", body);
const good = { email: "ada.obi@example.com", amount: 600_000 };

describe("initializing a payment", () => {
  it("gives an address, a code and the reference", async () => {
    const { status, body } = await initialize({ ...good, reference: "N1000-1.a=b" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, message: "Authorization URL created" });
    const data = Object(body.data);
    expect(data.reference).toBe("N1000-1.a=b");
    expect(data.authorization_url).toBe(`${payments.url()}/checkout/${data.access_code}`);
  });

  it("takes a reference once for ever", async () => {
    await initialize({ ...good, reference: "N1001-1" });
    expect(await initialize({ ...good, reference: "N1001-1" })).toMatchObject({
      status: 400,
      body: { status: false, code: "duplicate_reference", type: "validation_error" },
    });
  });

  it.each([
    ["no e-mail", { amount: 600_000 }, "Email is required"],
    ["an e-mail that is none", { ...good, email: "ada" }, "Invalid Email Address Passed"],
    ["no amount", { email: "ada.obi@example.com" }, "Invalid Amount Sent"],
    ["part of a kobo", { ...good, amount: 600_000.5 }, "Invalid Amount Sent"],
    ["less than ₦50", { ...good, amount: 4_999 }, "Invalid Amount Sent. The minimum is NGN 50"],
    ["dollars", { ...good, currency: "USD" }, "Currency not supported by merchant"],
    ["a channel that is none", { ...good, channels: ["shells"] }, undefined],
    ["no channel", { ...good, channels: [] }, "No active channel"],
    [
      "an underscore in the reference",
      { ...good, reference: "N_1" },
      "Invalid characters in transaction reference. Only -,.,= and alphanumeric characters allowed",
    ],
    ["a path to return to", { ...good, callback_url: "/pay" }, "must be a full http address"],
    [
      "a script for cancelling",
      { ...good, metadata: { cancel_action: "javascript:alert(1)" } },
      "metadata.cancel_action must be a full http address",
    ],
  ])("refuses %s", async (_what, body, message) => {
    const answer = await initialize(body);
    expect(answer).toMatchObject({ status: 400, body: { status: false, type: "validation_error" } });
    if (message !== undefined) expect(answer.body.message).toBe(message);
  });

  it("reads an amount in text", async () => {
    await initialize({ ...good, amount: "250000", reference: "N1002-1" });
    expect(await payments.data("GET", "/transaction/verify/N1002-1")).toMatchObject({ amount: 250_000 });
  });
});

it.each([undefined, "Bearer sk_test_other", "sk_test_local", "Bearer "])(
  "refuses the key %s on every call",
  async (authorization) => {
    for (const path of [
      "/transaction",
      "/transaction/verify/x",
      "/refund/1",
      "/dispute",
      "/bank",
      "/charge",
    ]) {
      const answer = await fetch(`${payments.url()}${path}`, {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.json()).toMatchObject({ status: false, message: "Invalid key" });
    }
  },
);

describe("verifying", () => {
  it("says abandoned before anything has happened, without a log", async () => {
    const { reference } = await payments.open();
    expect(await payments.data("GET", `/transaction/verify/${reference}`)).toMatchObject({
      domain: "test",
      status: "abandoned",
      reference,
      amount: 600_000,
      requested_amount: 600_000,
      currency: "NGN",
      metadata: "",
      log: null,
      fees: null,
      paid_at: null,
      customer: { email: "ada.obi@example.com" },
    });
  });

  it("answers 400 for a reference that nobody has used", async () => {
    expect(await payments.call("GET", "/transaction/verify/N9-never")).toMatchObject({
      status: 400,
      body: { status: false, message: "Transaction reference not found.", code: "transaction_not_found" },
    });
    expect((await payments.call("GET", "/transaction/verify/constructor")).status).toBe(400);
  });

  it("gives metadata back as it came: an object, JSON in text, text, a number", async () => {
    const metadata = async (sent: unknown) => {
      const { reference } = await payments.open({ metadata: sent });
      return (await payments.data("GET", `/transaction/verify/${reference}`)).metadata;
    };
    expect(await metadata({ order: "N1000" })).toEqual({ order: "N1000" });
    expect(await metadata('{"order":"N1000"}')).toEqual({ order: "N1000" });
    expect(await metadata("N1000")).toBe("N1000");
    expect(await metadata(0)).toBe(0);
  });

  it.each([
    [249_999, 3_750],
    [250_000, 13_750],
    [600_000, 19_000],
    [100_000_000, 200_000],
  ])("a payment of %i kobo costs the merchant %i", async (amount, fees) => {
    const { reference } = await payments.open({ amount });
    await payments.control(`transactions/${reference}`, { do: "succeed" });
    expect(await payments.data("GET", `/transaction/verify/${reference}`)).toMatchObject({
      status: "success",
      fees,
      gateway_response: "Successful",
      authorization: { last4: "4081", channel: "card" },
    });
  });
});

describe("lists", () => {
  it("have pages, the newest first, of a status and a time", async () => {
    const from = new Date().toISOString();
    const references: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { reference } = await payments.open();
      await payments.control(`transactions/${reference}`, { do: "succeed" });
      references.unshift(reference);
    }
    await payments.open();
    const ask = (query: string) => payments.call("GET", `/transaction?from=${from}&status=success${query}`);
    const referencesOf = (body: Readonly<Record<string, unknown>>) =>
      Object.values(Object(body.data)).map((each) => Object(each).reference);
    const first = await ask("&per_page=2");
    expect(first.body.meta).toEqual({ total: 3, skipped: 0, perPage: 2, page: 1, pageCount: 2 });
    const second = await ask("&perPage=2&page=2");
    expect([...referencesOf(first.body), ...referencesOf(second.body)]).toEqual(references);
    expect((await ask("&to=2020-01-01")).body.meta).toMatchObject({ total: 0 });
    expect((await ask("&page=0")).status).toBe(400);
    expect((await payments.call("GET", "/transaction?from=yesterday")).body.message).toBe("from is no date");
  });

  it("one is found by its number", async () => {
    const { reference } = await payments.open();
    const { id } = await payments.data("GET", `/transaction/verify/${reference}`);
    expect(await payments.data("GET", `/transaction/${id}`)).toMatchObject({ reference });
    expect((await payments.call("GET", "/transaction/1")).status).toBe(404);
  });
});

describe("a transfer without the hosted page", () => {
  const charge = (minutes: number) =>
    payments.data("POST", "/charge", {
      ...good,
      bank_transfer: { account_expires_at: new Date(Date.now() + minutes * 60_000).toISOString() },
    });
  const minutesLeft = (data: Readonly<Record<string, unknown>>) =>
    Math.round((Date.parse(String(data.account_expires_at)) - Date.now()) / 60_000);

  it("gives an account number for 15 minutes to 8 hours, whatever is asked", async () => {
    const data = await charge(60);
    expect(data).toMatchObject({ status: "pending_bank_transfer", bank: { name: "Test Bank" } });
    expect(data.account_number).toMatch(/^\d{10}$/);
    expect(minutesLeft(data)).toBe(60);
    expect(minutesLeft(await charge(1))).toBe(15);
    expect(minutesLeft(await charge(10_000))).toBe(480);
  });

  it("is ongoing until the account lapses", async () => {
    const { reference } = await charge(20);
    const status = async () => (await payments.data("GET", `/transaction/verify/${reference}`)).status;
    expect(await status()).toBe("ongoing");
    await payments.control("clock", { advance_seconds: 1201 });
    expect(await status()).toBe("abandoned");
  });
});

describe("banks", () => {
  it("are listed with their codes", async () => {
    const banks = Object.values(await payments.data("GET", "/bank"));
    expect(banks).toContainEqual(expect.objectContaining({ name: "Zenith Bank", code: "057" }));
  });

  it.each([
    ["account_number=0123456789&bank_code=057", 200],
    ["account_number=012345678&bank_code=057", 400],
    ["account_number=0123456789&bank_code=000", 400],
    ["account_number=0123456799&bank_code=057", 422],
    ["bank_code=057", 400],
  ])("a name is read back: %s answers %i", async (query, status) => {
    const answer = await payments.call("GET", `/bank/resolve?${query}`);
    expect(answer.status).toBe(status);
    if (status === 200) expect(Object(answer.body.data).account_name).toBe("WILLIAMS TERSOO OLUWASEUN");
  });

  it("a customer keeps one account number, and money to it arrives in any amount", async () => {
    const customer = await payments.data("POST", "/customer", {
      email: "trade@example.com",
      first_name: "Bright",
      last_name: "Ltd",
    });
    const make = () =>
      payments.data("POST", "/dedicated_account", {
        customer: customer.customer_code,
        preferred_bank: "test-bank",
      });
    const account = await make();
    expect(account).toMatchObject({ account_name: "PAYSTACK/Bright Ltd", assigned: true });
    expect((await make()).account_number).toBe(account.account_number);
    const number = String(account.account_number);
    expect((await payments.call("GET", `/dedicated_account/requery?account_number=${number}`)).status).toBe(
      200,
    );
    await payments.control(`dedicated_accounts/${number}/transfers`, { amount: 123_456 });
    expect(payments.received.at(-1)).toMatchObject({
      event: "charge.success",
      data: { amount: 123_456, channel: "dedicated_nuban", customer: { email: "trade@example.com" } },
    });
  });
});
