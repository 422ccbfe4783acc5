import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetClaimWords } from "#api/modules/returns/forget-claims.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { sweepOf } from "../../fixtures/sweep-of.ts";
import { pictureContent } from "../messages/message-samples.ts";
import { contact, placedOrder } from "../orders/order-body.ts";
import { signIn } from "../sessions/sign-in.ts";
import { ask, claimBody, claimIn, deliveredDaysAgo, deliveredOrder, optionsFor } from "./return-calls.ts";

const sweepPictures = sweepOf("pictures");

describe.each(databaseKinds)("returns and warranty claims on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 100 },
      { sku: "BULB", price: 50_000, stock: 100 },
    ]);
    await api.db.query(`update product set attributes = '{"warranty_years": 2}' where sku = 'LAMP'`);
  });
  const delivered = () => deliveredOrder(api, { LAMP: 2, BULB: 1 }, 7_500);
  const mailsOf = async (claim: string) =>
    (
      await api.db.query<{ kind: string; recipient: string }>(
        "select kind, recipient from mail_outbox where event_key like $1 order by id",
        [`claim:${claim}:%`],
      )
    ).map(({ kind: mail, recipient }) => `${mail} to ${recipient}`);

  it("say what can be claimed, and until when", async () => {
    const number = await delivered();
    await deliveredDaysAgo(api, number, 20);
    const options = await optionsFor(api, number);
    expect(options).toMatchObject({ order_number: number, is_open: true, claims: [] });
    expect(options.items).toMatchObject([
      { sku: "LAMP", delivered: 2, left: 2, warranty_months: 24 },
      { sku: "BULB", delivered: 1, left: 1 },
    ]);
    expect(options.items[1]).not.toHaveProperty("warranty_months");
    const days = (to: string | undefined) =>
      (Date.parse(to ?? "") - Date.parse(options.delivered_on ?? "")) / 86_400_000;
    expect(days(options.change_of_mind_until)).toBe(14);
  });

  it("are kept, shown with their history, and mailed to the shopper and the shop", async () => {
    const number = await delivered();
    const lines = [{ sku: "LAMP", quantity: 2, reason: "faulty", serial: "LP-417" }];
    const claim = claimIn(
      await ask(
        api,
        claimBody(number, "LAMP", { kind: "warranty", wish: "repair", lines, note: "It flickers." }),
      ),
    );
    expect(claim).toMatchObject({
      order_number: number,
      kind: "warranty",
      state: "requested",
      note: "It flickers.",
      items: [
        {
          sku: "LAMP",
          quantity: 2,
          serial: "LP-417",
          months_since_delivery: 0,
          warranty_months: 24,
          is_in_time: true,
        },
      ],
      timeline: [
        {
          text: "We have your warranty claim. We look at it and answer within two working days.",
          state: "requested",
        },
      ],
    });
    expect(claim.number).toMatch(/^RET-\d{6}$/);
    expect(await mailsOf(claim.number)).toEqual([
      `claim_updated to ${contact.email}`,
      expect.stringContaining("claim_arrived to "),
    ]);
    for (const written of [claim.number, claim.number.toLowerCase().replace("-", " ")]) {
      const body = { number, email: contact.email, claim: written };
      expect((await api.post("/api/orders/returns/read", body)).json).toMatchObject({ data: { claim } });
    }
    expect((await optionsFor(api, number)).claims).toMatchObject([{ number: claim.number }]);
  });

  it("are mailed with what was claimed and said, and marked for the shop where one article is out of time", async () => {
    const number = await delivered();
    await deliveredDaysAgo(api, number, 15);
    const lines = [
      { sku: "LAMP", quantity: 2, reason: "faulty" },
      { sku: "BULB", quantity: 1, reason: "changed_mind" },
    ];
    const claim = claimIn(await ask(api, claimBody(number, "LAMP", { lines, note: "It hums." })));
    const mails = await api.db.query<{ content: object }>(
      "select content from mail_outbox where event_key like $1 order by id",
      [`claim:${claim.number}:%`],
    );
    const facts = {
      number: claim.number,
      order: number,
      about: "return",
      state: "requested",
      items: [
        ["2 × Lamp LAMP (LAMP)", "faulty"],
        ["1 × Lamp BULB (BULB)", "changed my mind"],
      ],
    };
    const text = "We have your return. We look at it and answer within two working days.";
    const { email, firstname, lastname } = contact;
    expect(mails.map(({ content }) => content)).toMatchObject([
      { kind: "claim_updated", ...facts, text },
      {
        kind: "claim_arrived",
        ...facts,
        ...{ name: `${firstname} ${lastname}`, email, isInTime: false, pictures: 0, note: "It hums." },
      },
    ]);
    const plain = claimIn(await ask(api, claimBody(await delivered(), "LAMP")));
    const [arrival] = await api.db.query("select content from mail_outbox where event_key = $1", [
      `claim:${plain.number}:arrived`,
    ]);
    expect(arrival).toMatchObject({ content: { isInTime: true, note: "" } });
  });

  it("are taken out of time too, and marked", async () => {
    const number = await delivered();
    await deliveredDaysAgo(api, number, 15);
    const late = [{ sku: "LAMP", quantity: 1, reason: "changed_mind" }];
    const until = (await optionsFor(api, number)).change_of_mind_until;
    expect(claimIn(await ask(api, claimBody(number, "LAMP", { lines: late }))).items[0]).toMatchObject({
      is_in_time: false,
      in_time_until: until,
    });
    const faulty = claimIn(await ask(api, claimBody(number, "LAMP")));
    expect(faulty.items[0]?.is_in_time).toBe(true);
    const old = await delivered();
    await deliveredDaysAgo(api, old, 800);
    const warranty = claimIn(await ask(api, claimBody(old, "LAMP", { kind: "warranty", wish: "repair" })));
    expect(warranty.items[0]).toMatchObject({ is_in_time: false, months_since_delivery: 26 });
  });

  it("are taken back by their shopper until the shop has answered, and the pieces can be claimed again", async () => {
    const number = await delivered();
    const { number: claim } = claimIn(await ask(api, claimBody(number, "LAMP")));
    const withdraw = (which: object) => api.post("/api/orders/returns/withdraw", which);
    expect((await withdraw({ number, email: "eve@example.com", claim })).status).toBe(404);
    const other = await delivered();
    const notTheirs = await withdraw({ number: other, email: contact.email, claim });
    expect(failureOf(notTheirs)).toEqual({ status: 404, errors: [{ code: "not_found" }] });
    expect(notTheirs.text).toContain("We found no return with this number.");
    const gone = await withdraw({ number, email: contact.email, claim });
    expect(gone.json).toMatchObject({
      data: {
        claim: {
          state: "closed",
          can_withdraw: false,
          timeline: [{}, { text: "This return is closed. You withdrew it." }],
        },
      },
    });
    const late = await withdraw({ number, email: contact.email, claim });
    expect(failureOf(late)).toEqual({ status: 409, errors: [{ code: "return_answered" }] });
    expect(late.text).toContain("We have answered it already. Write to us, and we close it for you.");
    expect(claimIn(await ask(api, claimBody(number, "LAMP"))).number).not.toBe(claim);
  });

  it("are for delivered orders only", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    expect((await optionsFor(api, number)).is_open).toBe(false);
    const refused = await ask(api, claimBody(number, "LAMP"));
    expect(failureOf(refused)).toEqual({
      status: 409,
      errors: [{ code: "order_not_delivered", field: "number" }],
    });
    expect(refused.text).toContain("You can return goods once they are delivered.");
  });

  it("that differ in a serial number or a picture alone are two", async () => {
    const number = await deliveredOrder(api, { LAMP: 3 }, 8_000);
    const sent = await api.post("/api/design-briefs/pictures", { content: pictureContent });
    const { picture } = (sent.json as { data: { picture: string } }).data;
    const one = { sku: "LAMP", quantity: 1, reason: "faulty" };
    const kinds = [
      { lines: [one] },
      { lines: [{ ...one, serial: "S-1" }] },
      { lines: [one], pictures: [picture] },
    ];
    const numbers: string[] = [];
    for (const changes of kinds)
      numbers.push(claimIn(await ask(api, claimBody(number, "LAMP", changes))).number);
    expect(new Set(numbers).size).toBe(3);
  });

  it("are never for more pieces than were delivered and are in no other claim", async () => {
    const number = await delivered();
    const three = [{ sku: "LAMP", quantity: 3, reason: "faulty" }];
    const refused = { status: 422, errors: [{ code: "quantity_too_large", field: "lines.0.quantity" }] };
    const many = await ask(api, claimBody(number, "LAMP", { lines: three }));
    expect(failureOf(many)).toEqual(refused);
    expect(many.text).toContain("You can return 2 of Lamp LAMP: the others are in a return already.");
    const both = [
      { sku: "LAMP", quantity: 1, reason: "faulty" },
      { sku: "LAMP", quantity: 2, reason: "damaged" },
    ];
    expect(failureOf(await ask(api, claimBody(number, "LAMP", { lines: both }))).errors).toEqual([
      { code: "quantity_too_large", field: "lines.1.quantity" },
    ]);
    expect(
      (await ask(api, claimBody(number, "LAMP", { lines: [{ ...three[0], quantity: 2 }] }))).status,
    ).toBe(201);
    expect((await optionsFor(api, number)).items[0]?.left).toBe(0);
    const none = await ask(api, claimBody(number, "LAMP", { wish: "replacement" }));
    expect(failureOf(none)).toEqual(refused);
    expect(none.text).toContain("All of Lamp LAMP are in a return already.");
  });

  it("of many presses at once is one, and those of two people fit what there is", async () => {
    const number = await delivered();
    const same = await Promise.all(Array.from({ length: 5 }, () => ask(api, claimBody(number, "LAMP"))));
    expect(new Set(same.map((each) => claimIn(each).number)).size).toBe(1);
    const others = await Promise.all(
      ["a", "b", "c"].map((note) => ask(api, claimBody(number, "LAMP", { note }))),
    );
    expect(others.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it.each([
    [
      { lines: [{ sku: "OTHER", quantity: 1, reason: "faulty" }] },
      422,
      "unknown_sku",
      "lines.0.sku",
      "Your order does not have this item.",
    ],
    [
      { kind: "warranty", lines: [{ sku: "LAMP", quantity: 1, reason: "changed_mind" }] },
      400,
      "invalid_input",
      "lines.0.reason",
      "A warranty claim is for faults only.",
    ],
    [
      { pictures: ["made-up"] },
      422,
      "unknown_picture",
      "pictures",
      "One of your pictures has expired. Add it again.",
    ],
  ])("are refused with %j, and leave nothing behind", async (changes, status, code, field, message) => {
    const number = await delivered();
    const refused = await ask(api, claimBody(number, "LAMP", changes));
    expect(failureOf(refused)).toEqual({ status, errors: [{ code, field }] });
    expect(refused.text).toContain(message);
    expect((await optionsFor(api, number)).claims).toEqual([]);
  });

  it("take pictures that were sent before, which stay with the claim", async () => {
    const number = await delivered();
    const sent = await api.post("/api/design-briefs/pictures", { content: pictureContent });
    const { picture } = (sent.json as { data: { picture: string } }).data;
    const { number: claim, pictures } = claimIn(
      await ask(api, claimBody(number, "LAMP", { pictures: [picture] })),
    );
    expect(pictures).toBe(1);
    await api.db.query("update brief_picture set created_at = now() - interval '25 hours'");
    await sweepPictures(api.db);
    const read = await api.post("/api/orders/returns/read", { number, email: contact.email, claim });
    expect(read.json).toMatchObject({ data: { claim: { pictures: 1 } } });
    const other = await delivered();
    expect(failureOf(await ask(api, claimBody(other, "LAMP", { pictures: [picture] }))).errors[0]?.code).toBe(
      "unknown_picture",
    );
  });

  it("lose the shopper's words and pictures two years after they ended, and nothing else", async () => {
    const number = await delivered();
    const sent = await api.post("/api/design-briefs/pictures", { content: pictureContent });
    const { picture } = (sent.json as { data: { picture: string } }).data;
    const body = claimBody(number, "LAMP", { pictures: [picture], note: "It hums." });
    const { number: claim } = claimIn(await ask(api, body));
    const age = (state: string, months: number) =>
      api.db.query(
        "update return_claim set state = $2, changed_at = now() - make_interval(months => $3) where number = $1",
        [claim, state, months],
      );
    const read = () => api.post("/api/orders/returns/read", { number, email: contact.email, claim });
    for (const [state, months] of [
      ["approved", 30],
      ["refused", 23],
    ] as const) {
      await age(state, months);
      await forgetClaimWords(api.db);
      expect((await read()).json).toMatchObject({ data: { claim: { note: "It hums.", pictures: 1 } } });
    }
    await age("refused", 25);
    expect(await forgetClaimWords(api.db)).toBe(1);
    expect(await forgetClaimWords(api.db)).toBe(0);
    const after = (await read()).json as { data: { claim: object } };
    expect(after.data.claim).toMatchObject({ pictures: 0, items: [{ sku: "LAMP" }] });
    expect(after.data.claim).not.toHaveProperty("note");
  });

  it("are for who knows the order's e-mail, and for the person whose order it is", async () => {
    const cookie = await signIn(api, "ada");
    const own = await placedOrder(api, { LAMP: 1 }, 6_000, {}, { cookie });
    const options = (headers: Record<string, string>) =>
      api.post("/api/orders/returns/options", { number: own.number }, headers);
    expect((await options({ cookie })).status).toBe(200);
    const refused = await options({});
    expect(failureOf(refused)).toEqual({ status: 404, errors: [{ code: "not_found" }] });
    expect(refused.text).toContain("We found no order with this number and e-mail.");
    expect((await options({ cookie: await signIn(api, "eve") })).status).toBe(404);
    const number = await delivered();
    const claim = claimIn(await ask(api, claimBody(number, "LAMP")));
    const other = { number: await delivered(), email: contact.email, claim: claim.number };
    expect((await api.post("/api/orders/returns/read", other)).status).toBe(404);
  });
});
