import type { Context } from "hono";
import { PaystackError } from "../shapes/paystack-error.ts";

const LARGEST_PAGE = 100;

/** What a list call asks for. */
interface ListQuestion {
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly perPage: number;
}

/** `perPage` and `per_page` are both read: Paystack's pages name both. @throws PaystackError naming what is wrong */
function readListQuestion(c: Context): ListQuestion {
  const time = (name: string, fallback: number) => {
    const text = c.req.query(name);
    if (text === undefined) return fallback;
    const at = Date.parse(text);
    if (Number.isNaN(at)) throw new PaystackError(400, "invalid_params", `${name} is no date`);
    return at;
  };
  const count = (names: readonly string[], fallback: number, most: number) => {
    const text = names.map((name) => c.req.query(name)).find((value) => value !== undefined);
    if (text === undefined) return fallback;
    if (!/^[1-9]\d{0,6}$/.test(text)) {
      throw new PaystackError(400, "invalid_params", `${names[0]} must be a number from 1 on`);
    }
    return Math.min(Number(text), most);
  };
  return {
    from: time("from", Number.NEGATIVE_INFINITY),
    to: time("to", Number.POSITIVE_INFINITY),
    page: count(["page"], 1, Number.MAX_SAFE_INTEGER),
    perPage: count(["perPage", "per_page"], 50, LARGEST_PAGE),
  };
}

/** The newest first, of those made in the time that is asked for. */
export function listPage<Item extends { readonly createdAt: string }>(
  c: Context,
  items: readonly Item[],
  message: string,
  show: (item: Item) => unknown,
) {
  const { from, to, page, perPage } = readListQuestion(c);
  const found = items
    .filter(({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) <= to)
    .toReversed();
  return c.json({
    status: true,
    message,
    data: found.slice((page - 1) * perPage, page * perPage).map(show),
    meta: {
      total: found.length,
      skipped: (page - 1) * perPage,
      perPage,
      page,
      pageCount: Math.max(Math.ceil(found.length / perPage), 1),
    },
  });
}
