import {
  answerDeskReview,
  listDeskReviews,
  publishDeskReview,
  readDeskReview,
  refuseDeskReview,
} from "@precise/contract/desk/inbox/reviews";
import { readToday } from "@precise/contract/desk/today";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { deliveredOrder } from "../modules/returns/return-calls.ts";
import { articlesOf, reviewBody, reviewsOf } from "../modules/reviews/review-samples.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

let api: TestApi;
let sales: DeskCaller;
let bola: DeskCaller;
beforeAll(async () => {
  api = await startTestApi("pglite");
  sales = await staffAs(api, "sales", { name: "Ada Obi" });
  bola = await staffAs(api, "manager", { name: "Bola Ige" });
  await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 10 }]);
});
afterAll(() => api.close());

it("reviews are read, published, answered and refused at the desk, each change once for what was seen", async () => {
  const number = await deliveredOrder(api, { LAMP: 1 }, 6_000);
  await api.post("/api/orders/reviews", reviewBody(number, "LAMP"));
  const { today } = await sales.done(readToday);
  expect(today.find(({ kind }) => kind === "reviews_to_read")).toMatchObject({ count: 1 });
  const { reviews, total } = await sales.done(listDeskReviews, { query: { state: "pending" } });
  expect([total, reviews]).toMatchObject([1, [{ sku: "LAMP", stars: 4, state: "pending", revision: 1 }]]);
  const reference = reviews[0]?.reference ?? "";
  const at = (revision: number) => ({ params: { reference }, ifMatch: revision });

  const published = await sales.done(publishDeskReview, at(1));
  expect(published.review).toMatchObject({ state: "published", revision: 2 });
  expect((await reviewsOf(api, "LAMP")).rating).toEqual({ average: 4, count: 1 });
  // The second of two is told, and nothing of theirs is done.
  const late = await bola.call(refuseDeskReview, { ...at(1), body: { reason: "It names the rider." } });
  expect(late.status).toBe(409);
  await bola.done(answerDeskReview, { ...at(2), body: { text: "Thank you." } });
  expect((await reviewsOf(api, "LAMP")).items).toMatchObject([{ answer: "Thank you." }]);
  await bola.done(refuseDeskReview, { ...at(3), body: { reason: "It names the rider." } });
  expect((await reviewsOf(api, "LAMP")).items).toEqual([]);
  expect(await articlesOf(api, number)).toMatchObject([{ review: { reason: "It names the rider." } }]);
  expect((await readAudit(api.db, { subject: reference, limit: 10 })).map(({ act }) => act).sort()).toEqual([
    "reviews.answer",
    "reviews.publish",
    "reviews.refuse",
  ]);
  expect((await sales.call(readDeskReview, { params: { reference: "R-00000000" } })).status).toBe(404);
});
