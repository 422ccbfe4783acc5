import { describe, expect, it } from "vitest";
import { inboxQuery } from "./inbox-search.ts";

describe("a search of messages", () => {
  it.each([
    ["M-7K3M9QX1", "'m':* & '7k3m9qx1':*"],
    ["ada@example.com", "'ada':* & 'example':* & 'com':*"],
    ["Ọlá  Café", "'ola':* & 'cafe':*"],
    ["0803 123 4567", "'+8031234567':*"],
    ["+234 803 123 4567", "'+8031234567':*"],
    ["it's", "'it':* & 's':*"],
  ])("%s is looked up as %s", (typed, query) => {
    expect(inboxQuery(typed)).toBe(query);
  });

  it("finds nothing by signs alone, and everything where nothing is typed", () => {
    expect(inboxQuery("!?")).toBe("'!'");
    expect(inboxQuery("  ")).toBeUndefined();
  });
});
