import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedSampleClients } from "#api/modules/trade/sample-clients.ts";
import { openSampleDatabase } from "../../fixtures/catalogue.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { logIn } from "./put-clients.ts";

describe("the sample companies of a local run", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite", { open: openSampleDatabase });
  });
  afterAll(() => api.close());

  it("are not put there by a process that is ending", async () => {
    expect(await seedSampleClients(api.db, AbortSignal.abort())).toBe(false);
    expect(await api.db.query("select 1 from client_company")).toEqual([]);
  });

  it("are put there once, four people of whom two pay by each list", async () => {
    expect(await seedSampleClients(api.db)).toBe(true);
    expect(await seedSampleClients(api.db)).toBe(false);
    const people = [
      ["ngozi@ekobuild.example", "eko-sample-1", "300300.00"],
      ["tunde@ekobuild.example", "eko-sample-2", "300300.00"],
      ["halima@harmattan.example", "harmattan-sample-1", "282300.00"],
      ["chidi@harmattan.example", "harmattan-sample-2", "282300.00"],
    ] as const;
    for (const [email, password, net] of people) {
      const cookie = await logIn(api, email, password);
      const body = { skus: ["PR-CH-ADN60-BB"] };
      const answer = await api.post("/api/clients/product/productbyids", body, { cookie });
      expect(answer.json).toMatchObject({ data: { products: { items: [{ net }] } } });
    }
  });

  it("do not come back when an operator has companies of the shop's own", async () => {
    await api.db.query("delete from client_person where email like '%@harmattan.example'");
    expect(await seedSampleClients(api.db)).toBe(false);
  });
});
