import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listCoupons } from "#api/modules/coupons/coupon-list.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

describe.each(databaseKinds)("the list of coupons on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await opened.db.query(
      `insert into coupon (code, code_key, label, kind, percent, bound_email, disabled_at, source) values
         ('SAVE-10', 'SAVE10', '10 % off', 'percent', 10, null, null, 'Ada'),
         ('WELCOME-7KQ2M', 'WELCOME7KQ2M', 'Newsletter', 'percent', 5, 'ada_obi@example.com', null, 'newsletter'),
         ('WELCOME-9XTR4', 'WELCOME9XTR4', 'Newsletter', 'percent', 5, 'bola@example.com', now(), 'newsletter')`,
    );
  });
  afterAll(() => opened.close());

  it.each([
    ["", ["WELCOME-9XTR4", "WELCOME-7KQ2M", "SAVE-10"]],
    ["come 7kq", ["WELCOME-7KQ2M"]],
    ["-", []],
    ["newsLETTER", ["WELCOME-9XTR4", "WELCOME-7KQ2M"]],
    ["BOLA@example", ["WELCOME-9XTR4"]],
    ["a_o", ["WELCOME-7KQ2M"]],
    // Fewer letters than an index has.
    ["10", ["SAVE-10"]],
    ["%", ["SAVE-10"]],
    ["q2", ["WELCOME-7KQ2M"]],
    ["zebra", []],
  ])("finds by a part of a code, a label or an e-mail: %s", async (search, codes) => {
    const { coupons, total } = await listCoupons(opened.db, { search });
    expect([coupons.map(({ code }) => code), total]).toEqual([codes, codes.length]);
  });

  it("narrows what is found to states", async () => {
    const codes = async (states: ("usable" | "disabled" | "ended")[]) =>
      (await listCoupons(opened.db, { search: "welcome", states })).coupons.map(({ code }) => code);
    expect(await codes(["disabled"])).toEqual(["WELCOME-9XTR4"]);
    expect(await codes(["usable", "disabled"])).toEqual(["WELCOME-9XTR4", "WELCOME-7KQ2M"]);
    expect(await codes(["ended"])).toEqual([]);
  });
});
