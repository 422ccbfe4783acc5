import { readDeskSession } from "@precise/contract/desk/staff/session";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { staffAs } from "./open-desk.ts";

describe("a session at the desk", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite");
  });
  afterAll(() => api.close());

  it("says who is signed in and what they may do", async () => {
    const ngozi = await staffAs(api, "warehouse", { name: "Ngozi Eze" });
    const { staff } = await ngozi.done(readDeskSession);
    expect(staff).toMatchObject({ name: "Ngozi Eze", roles: ["warehouse"] });
    expect(staff?.permissions).toContain("order.move");
    expect(staff?.permissions).not.toContain("payment.read");
  });

  it("is over after half an hour without use", async () => {
    const tunde = await staffAs(api, "owner");
    await api.db.query(
      "update staff_session set used_at = now() - interval '31 minutes' where staff_id = $1",
      [tunde.staffId],
    );
    expect(await tunde.done(readDeskSession)).toMatchObject({ staff: null, is_session_over: true });
  });

  it("ends at once with the person's employment", async () => {
    const tunde = await staffAs(api, "owner");
    await api.db.query("update staff_person set ended_at = now() where id = $1", [tunde.staffId]);
    expect(await tunde.done(readDeskSession)).toMatchObject({ staff: null, is_session_over: true });
  });
});
