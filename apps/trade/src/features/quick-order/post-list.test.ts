import { describe, expect, it } from "vitest";
import { fakePost, refusal } from "#trade/base/server/fake-post.ts";
import { storedList } from "./list.data.ts";
import { postAddList, postPaste, postRows } from "./post-list.ts";

const session = "s".repeat(43);
const cookies = [["precise_client_session", session]] as const;
const zero = { value: 0 };
const summary = {
  rows: 2,
  accepted: 1,
  adjusted: 0,
  rejected: 1,
  ignored: 0,
  blank: 0,
  pieces: 3,
  net: zero,
  gross: zero,
};
const rows = [
  { row: 1, text: "PR-1 3", outcome: "accepted", sku: "PR-1", asked: 3, quantity: 3, reasons: [] },
  { row: 2, text: "PR-X 1", outcome: "rejected", asked: 1, quantity: 0, reasons: [] },
];
const read = { status: 200, body: { data: { rows, summary } } };
const cart = {
  items: [],
  total_quantity: 3,
  prices: { goods: { net: zero, vat: zero, gross: zero }, currency: "NGN" },
  notices: [],
};
const added = { status: 200, body: { data: { rows: rows.slice(0, 1), summary, cart } } };
const idIn = (to: string) => to.slice("/clients/quick-order/list/".length);

describe("a list sent by a plain form", () => {
  it("is read, kept for this session, and leads to its page", async () => {
    const { post, seen } = fakePost({ fields: [["list", "PR-1 3\nPR-X 1"]], cookies, answers: [read] });
    const { to } = await postPaste(post);
    expect(seen).toEqual([
      { path: "/api/clients/quick-order/check", body: { text: "PR-1 3\nPR-X 1" }, key: undefined },
    ]);
    expect(storedList(idIn(to), session)?.rows).toHaveLength(2);
    expect(storedList(idIn(to), "t".repeat(43))).toBeNull();
  });
  it("is added once, with what is available of it, under its own key", async () => {
    const { to } = await postPaste(fakePost({ fields: [["list", "x"]], cookies, answers: [read] }).post);
    const id = idIn(to);
    const add = () => fakePost({ fields: [["id", id]], cookies, answers: [added] });
    const first = add();
    expect((await postAddList(first.post)).to).toBe(to);
    expect(first.seen).toEqual([
      {
        path: "/api/clients/quick-order/add",
        body: { items: [{ sku: "PR-1", quantity: 3 }] },
        key: id,
      },
    ]);
    expect(storedList(id, session)?.added?.summary.pieces).toBe(3);
    const second = add();
    await postAddList(second.post);
    expect(second.seen).toEqual([]);
  });
  it("shows afterwards how each row was added, even where that changed", async () => {
    const { to } = await postPaste(fakePost({ fields: [["list", "x"]], cookies, answers: [read] }).post);
    const reasons = [{ code: "stock_short", message: "Only 2 are in stock." }];
    const short = [{ ...rows[0], outcome: "adjusted", quantity: 2, reasons }];
    const answer = { status: 200, body: { data: { rows: short, summary, cart } } };
    await postAddList(fakePost({ fields: [["id", idIn(to)]], cookies, answers: [answer] }).post);
    expect(storedList(idIn(to), session)?.rows).toMatchObject([
      { row: 1, text: "PR-1 3", outcome: "adjusted", asked: 3, quantity: 2, reasons },
      { row: 2, outcome: "rejected" },
    ]);
  });
  it("takes the rows that were typed, and leaves out empty ones", async () => {
    const { post, seen } = fakePost({
      fields: [
        ["sku", "PR-1"],
        ["quantity", "3"],
        ["mark", "Hall"],
        ["sku", ""],
        ["quantity", ""],
        ["mark", ""],
      ],
      cookies,
      answers: [read],
    });
    await postRows(post);
    expect(seen[0]?.body).toEqual({ text: "sku\tquantity\tside mark\nPR-1\t3\tHall" });
  });
  it.each([
    ["session_expired", 401, "/clients/login?why=ended&return=%2Fclients%2Fquick-order"],
    ["too_many_rows", 422, "/clients/quick-order?problem=too_large"],
    ["unavailable", 503, "/clients/quick-order?problem=unreachable"],
  ])("after %s says so", async (code, status, to) => {
    const { post } = fakePost({ fields: [["list", "x"]], cookies, answers: [refusal(status, code)] });
    expect((await postPaste(post)).to).toBe(to);
  });
});
