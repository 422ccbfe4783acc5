import { kobo } from "@precise/cart-core/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliveryFeePath, openDeliveryFeeToken } from "#api/modules/orders/mail/delivery-fee-link.ts";
import { createSignedLinks, daysAhead } from "#api/platform/signed-links/signed-links.ts";
import { signingKey } from "#api/platform/signed-links/signing-key.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

const secret = "the-secret-of-these-tests-0123456789";
const noon = Date.parse("2026-11-21T12:00:00Z");

describe("a signed link", () => {
  let at = noon;
  const links = createSignedLinks(secret, () => at);
  const token = links.sign("invoice", "PR-7K3M9QX1", new Date("2026-11-22T12:00:00Z"));

  it("opens what it was made for, and fits into a path", () => {
    expect(links.open("invoice", token)).toBe("PR-7K3M9QX1");
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  it("is the same for the same values, so that a repeated mail is the same mail", () => {
    expect(links.sign("invoice", "PR-7K3M9QX1", new Date("2026-11-22T12:00:00Z"))).toBe(token);
  });

  it("abuse 35: opens nothing of another purpose", () => {
    expect(links.open("delivery-fee", token)).toBeUndefined();
  });

  it("abuse 35: opens nothing under another key", () => {
    expect(createSignedLinks(`${secret}!`, () => at).open("invoice", token)).toBeUndefined();
  });

  it("abuse 35: opens nothing after a change of any one character", () => {
    for (let index = 0; index < token.length - 1; index += 1) {
      const other = token[index] === "A" ? "B" : "A";
      const changed = token.slice(0, index) + other + token.slice(index + 1);
      expect(links.open("invoice", changed), changed).toBeUndefined();
    }
  });

  it.each(["", ".", "x", "x.y", "W10.", `${"a".repeat(900)}.${"b".repeat(43)}`, "é.é", "a.b.c"])(
    "is not %j",
    (forged) => {
      expect(links.open("invoice", forged)).toBeUndefined();
    },
  );

  it("abuse 35: opens nothing from its last moment on", () => {
    at = Date.parse("2026-11-22T11:59:59.999Z");
    expect(links.open("invoice", token)).toBe("PR-7K3M9QX1");
    at = Date.parse("2026-11-22T12:00:00Z");
    expect(links.open("invoice", token)).toBeUndefined();
    at = noon;
  });

  it("to a delivery fee names the order and the one fee that it accepts", () => {
    const path = deliveryFeePath(
      links,
      { orderNumber: "PR-7K3M9QX1", fee: kobo(1_500_000) },
      new Date("2026-12-01"),
    );
    expect(path).toMatch(/^\/orders\/delivery-fee\/[\w.-]+$/);
    expect(openDeliveryFeeToken(links, path.slice(21))).toEqual({
      orderNumber: "PR-7K3M9QX1",
      fee: 1_500_000,
    });
    expect(openDeliveryFeeToken(links, token)).toBeUndefined();
  });

  it("lives to a midnight, so that it is the same all day", () => {
    expect(daysAhead(30, noon).toISOString()).toBe("2026-12-22T00:00:00.000Z");
    expect(daysAhead(30, Date.parse("2026-11-21T23:59:59Z")).toISOString()).toBe("2026-12-22T00:00:00.000Z");
  });
});

describe.each(databaseKinds)("the key on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  it("is one for all who start at once, and stays", async () => {
    const keys = await Promise.all([signingKey(opened.db), signingKey(opened.db), signingKey(opened.db)]);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(await signingKey(opened.db)).toBe(keys[0]);
  });
});
