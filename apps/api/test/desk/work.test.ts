import { listAudit } from "@precise/contract/desk/operations/audit";
import { listWork, runWork } from "@precise/contract/desk/operations/work";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("background work at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner", { name: "Adaeze Okafor" });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.query("truncate job");
    await api.db.query(
      `insert into job (name, due_at, last_error, attempts) values
         ('expire_orders', now() + interval '1 hour', null, 0), ('end_holds', now() + interval '10 s', 'no room', 2)`,
    );
  });
  const rowOf = async (name: string) => (await owner.done(listWork)).work.find((each) => each.name === name);

  it("is listed with what failed, e-mails as one", async () => {
    expect(await rowOf("end_holds")).toMatchObject({ failures: 2, fault: "no room", can_run: false });
    expect(await rowOf("mail")).toMatchObject({ can_run: false });
    expect(await rowOf("expire_orders")).toMatchObject({ can_run: true });
  });

  it("is done now where someone asks, and noted with the call that asked", async () => {
    const { work } = await owner.done(runWork, { params: { name: "expire_orders" }, body: {} });
    expect(work.find(({ name }) => name === "expire_orders")?.can_run).toBe(false);
    const { rows } = await owner.done(listAudit, { query: { act: "jobs.run" } });
    expect(rows).toMatchObject([{ actor: "Adaeze Okafor", subject: "expire_orders" }]);
    expect(rows[0]?.request_id).toMatch(/^[\w-]{8,}$/);
  });

  it.each([
    ["what is about to run", "end_holds", 409],
    ["what there is not", "make_tea", 404],
  ])("refuses %s", async (_what, name, status) => {
    expect((await owner.call(runWork, { params: { name }, body: {} })).status).toBe(status);
  });

  it("is for owners and managers", async () => {
    const sales = await staffAs(api, "sales");
    expect((await sales.call(runWork, { params: { name: "expire_orders" }, body: {} })).status).toBe(403);
  });
});
