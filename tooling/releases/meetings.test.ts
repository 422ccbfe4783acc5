import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { describe, expect, it } from "vitest";
import { type ReleasedApp, releasedApps } from "./apps.ts";
import { type Baselines, currentBaselines, needsMore, releasedBaselines } from "./baseline.ts";
import { meetings, neverMeet } from "./meetings.ts";
import { migrationFaults } from "./migrations.ts";
import { storedNames } from "./stored-names.ts";

const current = currentBaselines();
const names = storedNames();
const none: ReadonlySet<string> = new Set();
const now = meetings(releasedBaselines(), current, names, none);

it.each(now.map((meeting) => [`${meeting.who}: ${meeting.over}`, meeting.faults] as const))(
  "%s",
  (_, faults) => expect(faults).toEqual([]),
);

it("every two apps that are released, and each with itself, meet here or never do", () => {
  const pairs = releasedApps.flatMap((one, index) =>
    releasedApps.slice(index).map((other) => pairOf(one, other)),
  );
  const met = now.map(({ apps }) => pairOf(...apps));
  const apart = neverMeet.map(([one, other]) => pairOf(one, other));
  expect(pairs.filter((pair) => !met.includes(pair) && !apart.includes(pair))).toEqual([]);
  expect(apart.filter((pair) => met.includes(pair))).toEqual([]);
});

it("every meeting is a row of docs/releases.md, and every row a meeting", () => {
  const text = readFileSync(join(root, "docs", "releases.md"), "utf8");
  const table = text.slice(text.indexOf("| Who meets |"), text.indexOf("## What may not meet"));
  const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)]
    .map(([, who = "", over = ""]) => `${who}: ${over}`)
    .filter((row) => !/^(?:Who meets|-+):/.test(row));
  expect(rows.toSorted()).toEqual(now.map(({ who, over }) => `${who}: ${over}`).toSorted());
});

describe("what would go wrong between two versions is found:", () => {
  const faultsWith = (released: Baselines, changed: Partial<Baselines>) =>
    meetings(released, { ...current, ...changed }, names, none).flatMap(({ faults }) => faults);

  it("a form that pages of the release before post to", () => {
    const paths = current.trade.paths.filter((path) => path !== "POST /form/orders/pay");
    expect(faultsWith(current, { trade: { ...current.trade, paths } })).toEqual([
      `trade no longer answers POST /form/orders/pay, where pages of trade ${current.trade.version} lead`,
    ]);
  });

  it("a note that the door of the release before reads", () => {
    const headers = current.shop.headers.filter((name) => name !== "x-precise-stamp");
    expect(faultsWith(current, { shop: { ...current.shop, headers } })).toEqual([
      `shop no longer knows x-precise-stamp, by which door ${current.door.version} speaks`,
    ]);
  });

  it("a call that the door of the release before makes again", () => {
    const repeats = current.api.repeats.filter((path) => path !== "/api/orders");
    expect(faultsWith(current, { api: { ...current.api, repeats } })).toEqual([
      `door ${current.door.version} would make POST /api/orders twice, which the api no longer does once`,
    ]);
  });

  it("a call of the desk, whose pages are in the door's image", () => {
    const text = JSON.stringify(current.api.document);
    const document = JSON.parse(text.replace('"/api/desk/today":', '"/api/desk/day":'));
    expect(faultsWith(current, { api: { ...current.api, document } })).toEqual([
      `The api would break door ${current.door.version}: GET /api/desk/today was removed`,
    ]);
  });
});

it("a client needs a newer API than before once it needs a call or a field more, and not by needing less", () => {
  const { document } = current.trade;
  const text = JSON.stringify(document);
  const fewer = JSON.parse(text.replace('"/api/clients/login":', '"/api/clients/log-in":'));
  expect(needsMore(document, document)).toBe(false);
  expect(needsMore(fewer, document)).toBe(true);
  const { "/api/clients/login": _login, ...others } = document.paths as Record<string, never>;
  expect(needsMore(document, { paths: others })).toBe(false);
});

it.each([
  ["alter table cart add column made_by text not null default ''", []],
  ["create table release (word text not null)", []],
  ["update cart set made_by = 'x'; create index on cart (made_by)", []],
  ["alter table cart drop column made_by", ["drops the column made_by"]],
  ["drop table if exists old_cart", ["drops old_cart"]],
  ["alter table cart rename column made_by to maker", ["renames made_by"]],
  ["alter table cart rename to basket", ["renames"]],
  ["ALTER TABLE cart ALTER COLUMN made_by SET NOT NULL", ["narrows the column made_by"]],
  ["alter table cart alter column total type bigint", ["narrows the column total"]],
  ["-- drop table cart\nselect 1", []],
])("%s: %j for the release before", (sql, faults) => {
  const migration = { number: 8, name: "0008_next.sql", sql };
  expect(migrationFaults(7, [migration])).toEqual(faults.map((fault) => `0008_next.sql ${fault}`));
  expect(migrationFaults(8, [migration])).toEqual([]);
});

function pairOf(one: ReleasedApp, other: ReleasedApp): string {
  return [one, other].toSorted().join(" and ");
}
