import { openSessionOf } from "@precise/budgets/sample-session";
import { routes } from "@precise/contract/routes";
import { describe, expect, it } from "vitest";
import { readTarget } from "./env.ts";
import { askedPages } from "./sample-pages.ts";

const target = readTarget();

/** Two visitors with a cart and a trade session each, and one without anything. */
const visitors = await Promise.all([visitor(0), visitor(1)]);
const nobody = { cookie: "", own: [] as readonly string[] };

const pages = (await askedPages(target)).map(({ path }) => path);
// A value that fits where any value does; what is not there is asked for all the same.
const calls = routes
  .filter(({ method }) => method === "GET")
  .map(({ path }) => path.replace(/\{[^}]+\}/g, "16"));

describe("abuse 37: what one visitor is answered, no other one ever gets:", () => {
  it.each([...new Set([...pages, ...calls])])("%s", async (path) => {
    const [first, second] = visitors;
    const answers: { readonly of: readonly string[]; readonly text: string; readonly isKept: boolean }[] = [];
    // Each comes first once, so that whatever could be kept would be.
    for (const asking of [first, second, nobody, second, first, nobody]) {
      const answer = await fetch(target.shopUrl + path, {
        headers: { cookie: asking.cookie },
        redirect: "manual",
      });
      const isKept = answer.headers.get("cache-status") !== null;
      answers.push({ of: asking.own, text: await answer.text(), isKept });
    }
    for (const { of, text } of answers) {
      const others = visitors.flatMap(({ own }) => own).filter((mark) => !of.includes(mark));
      expect(others.filter((mark) => text.includes(mark))).toEqual([]);
    }
    const kept = answers.filter(({ isKept }) => isKept);
    expect(
      kept.filter(({ text }) => visitors.some(({ own }) => own.some((mark) => text.includes(mark)))),
    ).toEqual([]);
  });

  it("and the visitors do see their own", async () => {
    for (const { cookie, own } of visitors) {
      const texts = await Promise.all(
        ["/api/clients/session", "/shopping-cart"].map(async (path) =>
          (await fetch(target.shopUrl + path, { headers: { cookie } })).text(),
        ),
      );
      expect(own.filter((mark) => texts.some((text) => text.includes(mark)))).not.toEqual([]);
    }
  });
});

/** @param company of the sample trade clients */
async function visitor(
  company: number,
): Promise<{ readonly cookie: string; readonly own: readonly string[] }> {
  const { cookie, email } = await openSessionOf(company, target.apiUrl);
  const answer = await fetch(`${target.apiUrl}/api/cart/add`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ items: [{ sku: await anySku(), quantity: 2 + company }] }),
  });
  const { data } = (await answer.json()) as { data: { cart: { cartId: string } } };
  const { cartId } = data.cart;
  return { cookie: `${cookie}; cartId=${cartId}`, own: [email, cartId] };
}

async function anySku(): Promise<string> {
  const answer = await fetch(`${target.apiUrl}/api/product/filter/0`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const { data } = (await answer.json()) as {
    data: { products: { items: { sku: string; stock_status: string }[] } };
  };
  const found = data.products.items.find(({ stock_status }) => stock_status === "IN_STOCK");
  if (found === undefined) throw new Error("nothing in the catalogue is in stock");
  return found.sku;
}
