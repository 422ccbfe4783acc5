import { describe, expect, it } from "vitest";
import { hundredths } from "./areas/hundredths.ts";
import { filesOfHundredths, hundredthFaults } from "./hundredth-faults.ts";
import { repository } from "./repository.ts";
import { treeOf } from "./small-tree.ts";

// Three thousand files are read: seconds on a busy machine.
describe("money of the repository", { timeout: 60_000 }, () => {
  it("turns into naira and back in one place", () => {
    const files = filesOfHundredths(repository());
    expect(hundredthFaults(files, hundredths)).toEqual([]);
  });
});

describe("an amount that is turned by hand", () => {
  const file = "apps/api/src/modules/invoice/issue.ts";
  const found = (text: string, path = file) => filesOfHundredths(treeOf({ [path]: text }));

  it.each([
    "export const naira = (kobo: number) => kobo / 100;",
    "export const kobo = (naira: number) => Math.round(100 * naira);",
    "export const kobo = (naira: number) => naira * 1e2;",
    "export const kobo = (naira: bigint) => naira * 100n;",
    "export function kobo(naira: number) { naira *= 100; return naira; }",
    "export const rows = `select amount_kobo / 100.0::float8 as amount from payment_receipt`;",
    "export const rows = 'select amount_kobo/100 as amount from payment_receipt';",
    `export const naira = (kobo: string) => \`(\${kobo} / 100.0)::text\`;`,
  ])("is found: %s", (text) => {
    expect(found(text)).toEqual([file]);
  });

  it.each([
    "export const share = (part: number) => part * 1000;",
    "export const seconds = 100 * 24 * 60;",
    "export const width = (columns: number) => 100 / columns;",
    `export const width = \`calc(\${2}px * 100%)\`;`,
    "// kobo / 100\nexport const rows = `select amount_kobo as amount from payment_receipt limit 100`;",
  ])("is no fault: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("is the codec's own work, and no fault in tests", () => {
    const text = "export const naira = (kobo: number) => kobo / 100;";
    expect(found(text, "packages/cart-core/src/money/money.ts")).toEqual([]);
    expect(found(text, "apps/api/src/modules/invoice/issue.test.ts")).toEqual([]);
  });

  it("may be an exception while it is there", () => {
    expect(hundredthFaults([file], {})).toEqual([
      `${file} counts with 100: money turns into naira and back in packages/cart-core/src/money/money.ts alone`,
    ]);
    expect(hundredthFaults([file], { [file]: "a share" })).toEqual([]);
    expect(hundredthFaults([], { [file]: "a share" })).toEqual([
      `${file} does not count with 100: take it off areas/hundredths.ts`,
    ]);
  });
});
