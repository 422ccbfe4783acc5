import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { actTexts } from "./act-texts.ts";
import { auditText } from "./order-timeline.ts";

const sources = join(import.meta.dirname, "../..");

describe("what staff did to an order", () => {
  it("has words for each act that is written down about one", () => {
    const acts = globSync("**/*.ts", { cwd: sources })
      .filter((path) => !path.endsWith(".test.ts"))
      .flatMap((path) => [
        ...readFileSync(join(sources, path), "utf8").matchAll(
          /\bact: "((?:orders|deliveries|returns)\.[a-z-]+)"/g,
        ),
      ])
      .map(([, act = ""]) => act);
    expect(acts.length).toBeGreaterThan(10);
    expect(acts.filter((act) => !(act in actTexts))).toEqual([]);
  });

  it.each([
    ["orders.move", { stage: "confirmed" }, { stage: "packed" }, "Changed the stage: confirmed → packed"],
    [
      "orders.move",
      { stage: "awaiting_payment" },
      { stage: "confirmed" },
      "Changed the stage: awaiting payment → confirmed",
    ],
    ["payments.refund", null, { reason: "It came broken." }, "Refunded: It came broken."],
    ["orders.place-by-phone", null, null, "Placed by telephone"],
    ["lamps.polish-twice", null, null, "lamps polish twice"],
  ])("reads %s from %o to %o as “%s”", (act, before, after, words) => {
    expect(auditText({ act, before, after })).toBe(words);
  });
});
