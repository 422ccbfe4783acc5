import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { sessionKinds } from "#api/modules/sessions/session-kinds.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";

const alsoSaid = new Map<string, string>([
  ["1 day", "one day"],
  ["1 year", "a year"],
]);
const root = new URL("../../../../../", import.meta.url);
const rowsOf = async (path: string) =>
  (await readFile(new URL(path, root), "utf8"))
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").map((cell) => cell.trim()));

it.each(Object.entries(retentionPeriods))(
  "the privacy page promises what the sweep of %s keeps",
  async (_name, kept) => {
    const rows = await rowsOf("apps/shop/content/privacy.md");
    const promises = rows.filter(([, what]) => what === kept.row).map((cells) => cells[3]);
    expect(promises).toEqual([expect.stringContaining(kept.promise)]);
    const [count = "", unit = ""] = kept.interval.split(" ");
    const inWords = alsoSaid.get(kept.interval) ?? `${count} ${unit}`;
    expect(kept.promise.toLowerCase()).toContain(inWords);
  },
);

it("the privacy page promises how long a session lasts", async () => {
  const rows = await rowsOf("apps/shop/content/privacy.md");
  const { idleDays, absoluteDays } = sessionKinds.consumer;
  expect(rows.find(([, what]) => what?.startsWith("Session:"))?.[3]).toBe(
    `${idleDays} days without use, ${absoluteDays} at most`,
  );
});

it.each(Object.entries(retentionPeriods))(
  "docs/operations.md says how long %s are kept",
  async (name, kept) => {
    const rows = await rowsOf("docs/operations.md");
    expect(rows.find(([, what]) => what === `\`${name}\``)?.[2]).toBe(kept.interval);
  },
);
