import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishReviewCommand, refuseReviewCommand } from "#api/desk/inbox/review-commands.ts";
import { markSampleCommand } from "#api/desk/orders/sample-order.ts";
import { erasePerson } from "#api/modules/accounts/erase-person.ts";
import { findPerson } from "#api/modules/accounts/person.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { sweepOf } from "../../fixtures/sweep-of.ts";
import { pictureContent } from "../messages/message-samples.ts";
import { move } from "../orders/order-acts-calls.ts";
import { placedOrder } from "../orders/order-body.ts";
import { deliveredDaysAgo, deliveredOrder } from "../returns/return-calls.ts";
import { articlesOf, reviewBody, reviewsOf } from "./review-samples.ts";

const sweepPictures = sweepOf("pictures");

const sweepReviews = sweepOf("reviews");

const by = { kind: "terminal", user: "test" } as const;

describe.each(databaseKinds)("reviews on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());

  /** Two lamps of one family, for ₦1,000 each, that only this test knows. */
  async function family(): Promise<readonly [string, string]> {
    const name = randomUUID().slice(0, 8).toUpperCase();
    const skus = [`L${name}-A`, `L${name}-B`] as const;
    await putProducts(
      api.db,
      skus.map((sku) => ({ sku, price: 100_000, stock: 100 })),
    );
    await api.db.query("update product set variant_group = $1 where sku = any($2::text[])", [
      name,
      [...skus],
    ]);
    return skus;
  }
  const write = (body: object) => api.post("/api/orders/reviews", body);
  const referenceOf = async (number: string) => {
    const [row] = await api.db.query<{ reference: string }>(
      "select reference from review where order_id = (select id from shop_order where number = $1)",
      [number],
    );
    return row?.reference ?? "";
  };
  const tools = () => ({ db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 });
  const publish = async (number: string) =>
    publishReviewCommand.run(tools(), { reference: await referenceOf(number), by }, () => undefined);

  it("is written once for each article from the delivery on, and shown once a person has read it", async () => {
    const [sku, sibling] = await family();
    const number = await deliveredOrder(api, { [sku]: 1 }, 6_000);
    await deliveredDaysAgo(api, number, 65);
    expect(await articlesOf(api, number)).toMatchObject([{ sku, may_write: true }]);
    const written = await write(reviewBody(number, sku));
    expect([written.status, written.json]).toMatchObject([
      200,
      { data: { review: { stars: 4, state: "pending", has_picture: false } } },
    ]);
    expect(await reviewsOf(api, sku)).toEqual({ items: [], pages: 0 });
    await publish(number);
    for (const each of [sku, sibling.toLowerCase()]) {
      const shown = await reviewsOf(api, each);
      expect(shown).toMatchObject({
        rating: { average: 4, count: 1 },
        pages: 1,
        items: [{ sku, stars: 4, months_in_use: 2, power_source: "inverter" }],
      });
      expect(shown.items[0]?.author).toMatch(/^\w+, Lagos$/);
    }
    // Written again it is the same one, and waits again.
    await write(reviewBody(number, sku, { stars: 2, shows_name: false }));
    expect((await reviewsOf(api, sku)).items).toEqual([]);
    await publish(number);
    const [again] = (await reviewsOf(api, sku)).items;
    expect(again).toMatchObject({ stars: 2 });
    expect(again).not.toHaveProperty("author");
  });

  it("is refused before the delivery, for what is not in the order, and after the goods went back", async () => {
    const [sku, other] = await family();
    const { number } = await placedOrder(api, { [sku]: 1 }, 6_000);
    expect(failureOf(await write(reviewBody(number, sku)))).toMatchObject({
      status: 409,
      errors: [{ code: "order_not_delivered", field: "number" }],
    });
    const delivered = await deliveredOrder(api, { [sku]: 1 }, 6_000);
    expect(failureOf(await write(reviewBody(delivered, other)))).toMatchObject({
      status: 422,
      errors: [{ code: "unknown_sku", field: "sku" }],
    });
    expect((await write(reviewBody(delivered, sku, { email: "eve@example.com" }))).status).toBe(404);
    await move(api, delivered, { to: "returned" });
    expect(failureOf(await write(reviewBody(delivered, sku)))).toMatchObject({
      status: 409,
      errors: [{ code: "not_reviewable" }],
    });
    expect(await articlesOf(api, delivered)).toMatchObject([{ sku, may_write: false }]);
  });

  it.each([
    [{ stars: 0 }, "stars"],
    [{ text: "Nice." }, "text"],
    [{ power_source: "wind" }, "power_source"],
    [{ title: "x".repeat(81) }, "title"],
  ])("refuses %j and names the field", async (change, field) => {
    const { status, errors } = failureOf(await write(reviewBody("PR-7K3M9QX1", "LAMP", change)));
    expect([status, errors[0]?.field]).toEqual([400, field]);
  });

  it("of a sample is never shown, whenever it becomes known that it is one", async () => {
    const [sku] = await family();
    const number = await deliveredOrder(api, { [sku]: 1 }, 6_000);
    await write(reviewBody(number, sku));
    await publish(number);
    expect((await reviewsOf(api, sku)).rating).toEqual({ average: 4, count: 1 });
    await markSampleCommand.run(tools(), { number, by }, () => undefined);
    expect(await reviewsOf(api, sku)).toEqual({ items: [], pages: 0 });
    expect(failureOf(await write(reviewBody(number, sku))).status).toBe(409);
    await api.db.query("update review set state = 'pending' where reference = $1", [
      await referenceOf(number),
    ]);
    await expect(publish(number)).rejects.toThrow("sample");
  });

  it("brings a picture that is seen with it alone", async () => {
    const [sku] = await family();
    const number = await deliveredOrder(api, { [sku]: 1 }, 6_000);
    const sent = await api.post("/api/design-briefs/pictures", { content: pictureContent });
    const { picture } = (sent.json as { data: { picture: string } }).data;
    await write(reviewBody(number, sku, { picture }));
    await api.db.query("update brief_picture set created_at = now() - interval '2 days'");
    await sweepPictures(api.db);
    await publish(number);
    const [shown] = (await reviewsOf(api, sku)).items;
    const url = shown?.picture?.url ?? "";
    const seen = await api.get(url);
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(failureOf(await write(reviewBody(number, sku, { picture: "made-up" }))).errors[0]).toMatchObject({
      code: "unknown_picture",
      field: "picture",
    });
    await refuseReviewCommand.run(
      tools(),
      { reference: await referenceOf(number), reason: "A face is in it.", by },
      () => undefined,
    );
    expect((await api.get(url)).status).toBe(404);
    expect((await api.get("/api/reviews/..%2f..%2fetc%2fpasswd")).status).toBe(404);
    expect(await articlesOf(api, number)).toMatchObject([
      { review: { state: "refused", reason: "A face is in it.", has_picture: true } },
    ]);
  });

  it("tells pages that show any article of the family to be made again", async () => {
    const [sku, sibling] = await family();
    const number = await deliveredOrder(api, { [sku]: 1 }, 6_000);
    await write(reviewBody(number, sku));
    const at = async () =>
      (
        await api.db.query<{ sku: string; at: string | null }>(
          "select sku, stock_changed_in::text as at from product where sku = any($1::text[]) order by sku",
          [[sku, sibling]],
        )
      ).map((row) => row.at);
    const before = await at();
    await publish(number);
    const after = await at();
    expect(after).not.toContain(null);
    expect(after[1]).not.toEqual(before[1]);
  });

  it("is withdrawn by its author, twice like once", async () => {
    const [sku] = await family();
    const number = await deliveredOrder(api, { [sku]: 1 }, 6_000);
    await write(reviewBody(number, sku));
    await publish(number);
    const { email } = reviewBody(number, sku);
    for (const _ of [1, 2]) {
      const gone = await api.post("/api/orders/reviews/withdraw", { number, email, sku });
      expect([gone.status, gone.json]).toEqual([200, { data: { withdrawn: true } }]);
    }
    expect(await reviewsOf(api, sku)).toEqual({ items: [], pages: 0 });
  });

  it("is listed ten on a page, the newest first, with the rating of all", async () => {
    const [sku] = await family();
    const number = await deliveredOrder(api, { [sku]: 1 }, 6_000);
    await write(reviewBody(number, sku));
    await publish(number);
    // Eleven more of other finishes.
    await putProducts(
      api.db,
      Array.from({ length: 11 }, (_, place) => ({ sku: `${sku}-${place}`, price: 100_000, stock: 1 })),
    );
    await api.db.query(
      `with finish as (
         update product set variant_group = (select variant_group from product where sku = $2)
         where sku like $2 || '-%' returning sku)
       insert into review (reference, order_id, sku, stars, text, months_in_use, shows_name, state)
       select 'R-' || sku, (select id from shop_order where number = $1), sku, 5, 'Very good indeed', 0, false, 'published'
       from finish`,
      [number, sku],
    );
    const [first, second] = [await reviewsOf(api, sku), await reviewsOf(api, sku, 2)];
    expect([first.items.length, second.items.length, first.pages]).toEqual([10, 2, 2]);
    expect(second.rating).toEqual({ average: 4.9, count: 12 });
  });

  it("goes with its person, and a year after it was refused", async () => {
    const [sku] = await family();
    const [erased, refused] = [
      await deliveredOrder(api, { [sku]: 1 }, 6_000),
      await deliveredOrder(api, { [sku]: 1 }, 6_000),
    ];
    await write(reviewBody(refused, sku));
    await refuseReviewCommand.run(
      tools(),
      { reference: await referenceOf(refused), reason: "It is about the courier.", by },
      () => undefined,
    );
    await api.db.query("update review set changed_at = now() - interval '13 months' where reference = $1", [
      await referenceOf(refused),
    ]);
    expect(await sweepReviews(api.db)).toBe(1);
    expect(await referenceOf(refused)).toBe("");
    await write(reviewBody(erased, sku));
    const [order] = await api.db.query<{ id: number }>("select id from shop_order where number = $1", [
      erased,
    ]);
    await api.db.query("update shop_order set email = $2, email_key = $2 where id = $1", [
      order?.id ?? 0,
      "gone@example.com",
    ]);
    const person = await findPerson(api.db, "gone@example.com");
    if (!person) return expect.fail("nobody is known by that e-mail");
    await api.db.transaction((tx) => erasePerson(tx, person));
    expect(await referenceOf(erased)).toBe("");
  });
});
