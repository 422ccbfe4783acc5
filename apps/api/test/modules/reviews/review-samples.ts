import { listOrderReviews, listProductReviews } from "@precise/contract/shop/reviews";
import { successBody } from "@precise/contract/wire/envelope";
import { expect } from "vitest";
import type { TestApi } from "../../fixtures/start-test-api.ts";
import type { Sample } from "../../main/call-samples.ts";
import { contact } from "../orders/order-body.ts";
import { deliveredOrder } from "../returns/return-calls.ts";

/** A review of an article, changed as a test needs it. */
export function reviewBody(number: string, sku: string, changes: Record<string, unknown> = {}) {
  return {
    number,
    email: contact.email,
    sku,
    stars: 4,
    title: "Warm and quiet",
    text: "It lights the whole dining table.",
    power_source: "inverter",
    shows_name: true,
    ...changes,
  };
}

/** What everybody reads of an article. */
export async function reviewsOf(api: TestApi, sku: string, page = 1) {
  const answer = await api.get(`/api/product/reviews/${sku}/${page}`);
  expect(answer.status, answer.text).toBe(200);
  return successBody(listProductReviews.data).parse(answer.json).data.reviews;
}

/** What the buyer of an order may write about. */
export async function articlesOf(api: TestApi, number: string, email: string = contact.email) {
  const answer = await api.post("/api/orders/reviews/list", { number, email });
  expect(answer.status, answer.text).toBe(200);
  return successBody(listOrderReviews.data).parse(answer.json).data.articles;
}

/** How the calls of reviews are made; the shop has lamps for ₦6,000. */
export async function reviewSamples(api: TestApi): Promise<Record<string, Sample>> {
  const number = await deliveredOrder(api, { "LAMP-1": 1 }, 6_000);
  const own = { number, email: contact.email };
  const foreign = { number, email: "eve@example.com" };
  const body = reviewBody(number, "LAMP-1");
  return {
    listProductReviews: {
      path: "/api/product/reviews/LAMP-1/1",
      bad: { path: "/api/product/reviews/LAMP-1/0", field: "page" },
    },
    listOrderReviews: {
      body: own,
      bad: { body: { ...own, email: "ada" }, field: "email" },
      missing: { body: foreign },
    },
    writeReview: {
      body,
      bad: { body: { ...body, stars: 6 }, field: "stars" },
      missing: { body: { ...body, email: "eve@example.com" } },
    },
    withdrawReview: {
      body: { ...own, sku: "LAMP-1" },
      bad: { body: { ...own, sku: "" }, field: "sku" },
      missing: { body: { ...foreign, sku: "LAMP-1" } },
    },
  };
}
