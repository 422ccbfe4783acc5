import type { FormAnswer } from "@precise/web/forms/form-post";
import { describe, expect, it } from "vitest";
import { fakePost, refusal } from "#trade/base/server/fake-post.ts";
import { draftCookies, readDraft } from "./checkout-draft.ts";
import { postDetails } from "./post-details.ts";
import { postOrder } from "./post-order.ts";

const attempt = "abcdefghijklmnopqrstuvwx";
const complete = {
  state: "Lagos",
  lga: "Ikeja",
  line1: "14 Harbour Road",
  name: "Ada Obi",
  phone: "0803 123 4567",
  po_number: "PO-118",
  payment: "on_account",
};
type Draft = Parameters<typeof draftCookies>[0];
const jarOf = (draft: Partial<Draft> = {}) =>
  draftCookies({ owner: "ada", entries: complete, attempt, ...draft }).map(
    ({ name, value }) => [name, value] as const,
  );
const draftIn = ({ cookies = [] }: FormAnswer) => {
  const jar = new Map(cookies.map(({ name, value }) => [name, value]));
  return readDraft((name) => jar.get(name), "none");
};
const fields = [["accepted_total", "1250000.5"]] as const;
const placeOrder = (answers: Parameters<typeof fakePost>[0]["answers"], draft?: Partial<Draft>) => {
  const { post, seen } = fakePost({ fields, cookies: jarOf(draft), ...(answers && { answers }) });
  return postOrder(post).then((answer) => ({ answer, seen }));
};

describe("what is typed in the checkout", () => {
  it("is kept and leads to the review when it is complete", async () => {
    const { post } = fakePost({ fields: [["owner", "ada"], ...Object.entries(complete)] });
    const answer = await postDetails(post);
    expect(answer.to).toBe("/clients/checkout/review");
    expect(draftIn(answer)).toMatchObject({ owner: "ada", entries: complete });
  });
  it("is kept when it is wrong too, and the page says what", async () => {
    const { post } = fakePost({
      fields: [
        ["owner", "ada"],
        ["line1", "x"],
      ],
    });
    const answer = await postDetails(post);
    expect(answer.to).toBe("/clients/checkout?check=1");
    expect(draftIn(answer).entries).toEqual({ line1: "x" });
  });
  it("is not mixed with what another person typed on the same browser", async () => {
    const { post } = fakePost({ fields: [["owner", "bayo"]], cookies: jarOf() });
    expect(draftIn(await postDetails(post))).toMatchObject({ owner: "bayo", entries: {} });
  });
});

describe("placing the order", () => {
  it("asks for what was reviewed, at the total that was seen", async () => {
    const { seen } = await placeOrder([refusal(503, "unavailable")]);
    expect(seen[0]).toMatchObject({
      path: "/api/clients/orders",
      body: {
        site: {
          address: { state: "Lagos", lga: "Ikeja", line1: "14 Harbour Road" },
          contact: { name: "Ada Obi", phone: "0803 123 4567" },
        },
        po_number: "PO-118",
        payment: { method: "on_account" },
        accepted_total: 1_250_000.5,
      },
    });
  });
  it("repeats after a lost answer under the same key, so that it is placed once", async () => {
    const lost = await placeOrder(["lost"]);
    const again = await placeOrder(["lost"]);
    expect(lost.answer.to).toBe("/clients/checkout/review?trouble=unreachable");
    expect(lost.answer.cookies).toBeUndefined();
    expect(again.seen[0]?.key).toBe(lost.seen[0]?.key);
    const other = await placeOrder(["lost"], { attempt: "zyxwvutsrqponmlkjihgfedc" });
    expect(other.seen[0]?.key).not.toBe(lost.seen[0]?.key);
  });
  it("leads back to the review with both totals when the figures have changed", async () => {
    const { answer } = await placeOrder([refusal(409, "figures_changed", { prices: null, notices: [] })]);
    expect(answer.to).toBe("/clients/checkout/review");
    const draft = draftIn(answer);
    expect(draft.refused?.accepted).toBe(1_250_000.5);
    expect(draft.attempt).not.toBe(attempt);
    expect(draft.entries).toEqual(complete);
  });
  it.each([
    ["account_limit_reached", 422, "/clients/checkout?trouble=account_limit"],
    ["payment_method_not_offered", 422, "/clients/checkout?trouble=payment_not_offered"],
    ["bad_delivery_date", 422, "/clients/checkout?trouble=bad_date"],
    ["out_of_stock", 422, "/clients/shopping-cart?problem=out_of_stock"],
    ["session_expired", 401, "/clients/login?why=ended&return=%2Fclients%2Fcheckout%2Freview"],
    ["rate_limited", 429, "/clients/checkout/review?trouble=too_many_requests"],
  ])("after %s goes where it can be corrected", async (code, status, to) => {
    const { answer } = await placeOrder([refusal(status, code)]);
    expect(answer.to).toBe(to);
  });
  it("finds the order that was placed when the button is pressed twice", async () => {
    const { answer, seen } = await placeOrder(undefined, { entries: {}, placed: "TR-77" });
    expect(answer.to).toBe("/clients/orders/TR-77");
    expect(seen).toEqual([]);
    const late = await placeOrder([refusal(422, "cart_empty")], { placed: "TR-77" });
    expect(late.answer.to).toBe("/clients/orders/TR-77");
  });
});
