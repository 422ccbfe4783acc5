import { checkFit } from "@precise/contract/shop/light/lighting";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { lightsOnSale } from "./lights-on-sale.ts";

describe("what fits together", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    await putProducts(api.db, lightsOnSale);
  });
  afterAll(() => api.close());

  async function together(pieces: Readonly<Record<string, number>>, more: object = {}) {
    const items = Object.entries(pieces).map(([sku, quantity]) => ({ sku, quantity, place: "Living room" }));
    const answer = await api.post("/api/lighting/fit", { items, ...more });
    expect(answer.status).toBe(200);
    return successBody(checkFit.data).parse(answer.json).data;
  }
  const spoken = async (pieces: Readonly<Record<string, number>>) =>
    (await together(pieces)).findings.map(({ rule, severity }) => `${rule} ${severity}`);

  it.each([
    ["one strip of 48 W on a driver for 100 W", { "PRL24-0527": 1, "PRL-DRV100-24": 1 }, []],
    ["two strips are 96 %", { "PRL24-0527": 2, "PRL-DRV100-24": 1 }, ["7 warn"]],
    ["three strips are too much", { "PRL24-0527": 3, "PRL-DRV100-24": 1 }, ["7 stop"]],
    ["63 W on a dimmer for 5 to 150 W", { PRD0730WH: 9, "PRW-DIM1-WH": 1 }, []],
    ["one candle of 4 W is too little", { "PRBF35-0427": 1, "PRW-DIM1-WH": 1 }, ["11 warn"]],
    ["154 W is too much", { PRD0730WH: 22, "PRW-DIM1-WH": 1 }, ["12 stop"]],
    ["a bulb that cannot be dimmed", { PRB60927: 1, "PRW-DIM1-WH": 1 }, ["9 stop"]],
    ["six candles in a chandelier", { "PR-CH-CAL6-BB": 1, "PRBF35-0427": 6 }, []],
  ] as const)("worked example: %s", async (_name, pieces, expected) => {
    expect(await spoken(pieces)).toEqual(expected);
  });

  it("says what is wrong, of which articles, and what to do; its id stays", async () => {
    const wrong = { "PR-CH-CAL6-BB": 1, PRB60927: 6 };
    const { findings } = await together(wrong);
    expect(findings[0]).toMatchObject({ rule: 1, severity: "stop", fix: expect.stringContaining("E14") });
    expect(findings[0]?.skus.toSorted()).toEqual(["PR-CH-CAL6-BB", "PRB60927"]);
    expect(findings[0]?.id).toMatch(/^1:PR-CH-CAL6-BB\+PRB60927:[0-9a-f]{12}$/);
    const again = await together({ PRB60927: 6, "PR-CH-CAL6-BB": 1 });
    expect(again.findings.map(({ id }) => id)).toEqual(findings.map(({ id }) => id));
  });

  it("names what we do not sell, and looks at the rest", async () => {
    const { findings, unknown_skus } = await together({ "NO-SUCH": 2, PRB60927: 1, "PRW-DIM1-WH": 1 });
    expect([findings.map(({ rule }) => rule), unknown_skus]).toEqual([[9], ["NO-SUCH"]]);
  });

  it("says that a chandelier is too small for its room: one by its category or its kind, and nothing else", async () => {
    const light = { price: 1_000_000, stock: 10 };
    await putProducts(api.db, [
      { ...light, sku: "AMONG-CHANDELIERS", attributes: { article_kind: "fitting", width: 600 } },
      { ...light, sku: "CALLED-SO", attributes: { article_kind: "fitting", width: 600, kind: "chandelier" } },
      { ...light, sku: "PENDANT", attributes: { article_kind: "fitting", width: 600, kind: "pendant" } },
    ]);
    await api.db.query("update product set category_ids = '{40}' where sku in ('CALLED-SO', 'PENDANT')");
    const inRoom = async (sku: string, length_m: number, width_m: number) => {
      const places = [{ id: "Living room", length_m, width_m }];
      const { findings } = await together({ [sku]: 1 }, { places });
      return findings.filter(({ rule }) => rule === 20).map(({ text }) => text);
    };
    const text = (sku: string) =>
      `A room of 8 × 6 m suits a chandelier of about 117 cm; Lamp ${sku} has 60 cm.`;
    expect(await inRoom("AMONG-CHANDELIERS", 8, 6)).toEqual([text("AMONG-CHANDELIERS")]);
    expect(await inRoom("CALLED-SO", 8, 6)).toEqual([text("CALLED-SO")]);
    expect(await inRoom("PENDANT", 8, 6)).toEqual([]);
    expect(await inRoom("AMONG-CHANDELIERS", 4, 3.5)).toEqual([]);
  });

  it("articles of different places are not looked at together", async () => {
    const items = [
      { sku: "PRB60927", quantity: 1, place: "Kitchen" },
      { sku: "PRW-DIM1-WH", quantity: 1, place: "Bedroom" },
    ];
    const { json } = await api.post("/api/lighting/fit", { items });
    expect(json).toMatchObject({ data: { findings: [] } });
  });

  it("heeds what is said of a place", async () => {
    const items = [{ sku: "PRD0730WH", quantity: 4, place: "bath" }];
    const places = [{ id: "bath", bath_zone: 1, has_rcd: true }];
    const { json } = await api.post("/api/lighting/fit", { items, places });
    expect(json).toMatchObject({ data: { findings: [{ rule: 14, severity: "stop" }] } });
  });

  it.each([
    [{ items: [] }, "items"],
    [{ items: [{ sku: "PRB60927", quantity: 0 }] }, "items.0.quantity"],
    [{ items: [{ sku: "PRB60927", quantity: 1, place: "" }] }, "items.0.place"],
    [{ items: [{ sku: "PRB60927", quantity: 1 }], places: [{ id: "a", length_m: 0 }] }, "places.0.length_m"],
    [{ items: [{ sku: "PRB60927", quantity: 1 }], places: [{ id: "a", width_m: 400 }] }, "places.0.width_m"],
    [{ items: [{ sku: "PRB60927", quantity: 1 }], room: "Kitchen" }, "room"],
  ])("%j names its field", async (body, field) => {
    const refused = failureOf(await api.post("/api/lighting/fit", body));
    expect([refused.status, refused.errors[0]?.field]).toEqual([400, field]);
  });
});

describe("what fits together while no engineer signs", () => {
  it("leaves out what is about electrical safety, and says the rest", async () => {
    const api = await startTestApi("pglite", { isProduction: true });
    await putProducts(api.db, lightsOnSale);
    const rulesOf = async (items: object[]) => {
      const { json } = await api.post("/api/lighting/fit", { items });
      return successBody(checkFit.data)
        .parse(json)
        .data.findings.map(({ rule }) => rule);
    };
    const overloaded = [
      { sku: "PRL24-0527", quantity: 3, place: "a" },
      { sku: "PRL-DRV100-24", quantity: 1, place: "a" },
    ];
    expect(await rulesOf(overloaded)).toEqual([]);
    const wrongBase = [
      { sku: "PR-CH-CAL6-BB", quantity: 1, place: "a" },
      { sku: "PRB60927", quantity: 6, place: "a" },
    ];
    expect(await rulesOf(wrongBase)).toContain(1);
    await api.close();
  });
});
