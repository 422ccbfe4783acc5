import { decideApproval, listApprovals } from "@precise/contract/desk/staff/approvals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actOrAsk } from "#api/desk/kit/act-or-ask.ts";
import { operatorCommands, operatorTable } from "#api/main/operator-commands.ts";
import { readStaffOf } from "#api/modules/staff/staff-session.ts";
import { reopenStopped } from "#api/modules/staff/stopped-approvals.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { deskOrigin, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("acts that take a second person", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let manager: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    await putProducts(api.db, [{ sku: "LAMP", price: 20_000_000, stock: 100 }]);
    owner = await staffAs(api, "owner", { name: "Adaeze Okafor" });
    manager = await staffAs(api, "manager", { name: "Bayo Adeyemi" });
    await api.db.query("update staff_person set password_hash = 'x'");
  });
  afterAll(() => api.close());

  const tools = () => ({ db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 });
  async function paidOrder(): Promise<string> {
    const { number } = await placedOrder(api, { LAMP: 1 }, 215_000);
    await operatorCommands(tools())["orders.confirm-transfer"]?.(
      { number, amount: 215_000, reference: `FT ${number}`, by: "root" },
      () => undefined,
    );
    return number;
  }
  async function refund(
    caller: Pick<DeskCaller, "headers">,
    number: string,
    amount: number,
    reference = `R ${number}`,
  ) {
    const { session } = await readStaffOf(api.db, caller.headers);
    const command = operatorTable.find(({ name }) => name === "payments.refund");
    if (session === null || command === undefined) throw new Error("nobody, or nothing, to refund with");
    const input = { number, amount, reason: "Came broken", reference };
    return actOrAsk({ db: api.db, tools: tools(), deskOrigin }, session, command, input);
  }
  async function askRefund(
    caller: Pick<DeskCaller, "headers">,
    number: string,
    amount = 150_000,
  ): Promise<string> {
    const outcome = await refund(caller, number, amount);
    if (!("approval" in outcome)) throw new Error(`it was not asked: ${JSON.stringify(outcome)}`);
    return outcome.approval.id;
  }
  const approve = { decision: "approve" } as const;
  const refundedOf = async (number: string) =>
    (
      await api.db.query<{ kobo: number }>(
        `select coalesce(sum(r.amount_kobo), 0)::bigint as kobo from payment_receipt r
         where r.kind = 'refunded' and r.provider_ref = 'R ' || $1`,
        [number],
      )
    )[0]?.kobo;

  it("lets a manager refund up to ₦100,000 alone, and asks above", async () => {
    const number = await paidOrder();
    expect(await refund(manager, number, 100_000)).toHaveProperty("done");
    expect(await refund(manager, await paidOrder(), 100_001)).toHaveProperty("approval");
  });

  it("counts what a manager refunded alone in a day, over all orders, also at the same moment", async () => {
    const own = await staffAs(api, "manager");
    const number = await paidOrder();
    const other = await paidOrder();
    expect(await refund(own, number, 60_000, "R1")).toHaveProperty("done");
    expect(await refund(own, other, 40_001)).toHaveProperty("approval");
    const many = await Promise.all(
      ["R2", "R3", "R4"].map((reference) => refund(own, number, 20_000, reference)),
    );
    expect(many.filter((each) => "done" in each)).toHaveLength(2);
    expect(await refund(own, number, 1, "R5")).toHaveProperty("approval");
  });

  it("counts what a manager refunded alone of one order for good", async () => {
    const own = await staffAs(api, "manager");
    const number = await paidOrder();
    expect(await refund(own, number, 60_000, "R6")).toHaveProperty("done");
    await api.db.query("update refund_alone set at = at - interval '25 hours' where staff_id = $1", [
      own.staffId,
    ]);
    expect(await refund(own, number, 40_001, "R7")).toHaveProperty("approval");
    expect(await refund(own, await paidOrder(), 40_001)).toHaveProperty("done");
  });

  it("asks for each refund of finance, and none of the owner", async () => {
    const finance = await staffAs(api, "finance");
    expect(await refund(finance, await paidOrder(), 1_000)).toHaveProperty("approval");
    expect(await refund(owner, await paidOrder(), 150_000)).toHaveProperty("done");
  });

  it("is carried out once by the one who approves, and the audit names who asked", async () => {
    const number = await paidOrder();
    const id = await askRefund(manager, number);
    expect(await refundedOf(number)).toBe(0);
    const { approval } = await owner.done(decideApproval, { params: { id }, body: approve });
    expect(approval).toMatchObject({
      state: "approved",
      decided_by: "Adaeze Okafor",
      asked_by: { name: "Bayo Adeyemi" },
    });
    expect(await refundedOf(number)).toBe(15_000_000);
    expect((await owner.call(decideApproval, { params: { id }, body: approve })).status).toBe(409);
    const acts = await readAudit(api.db, { subject: number, limit: 10 });
    expect(acts.find(({ act }) => act === "payments.refund")).toMatchObject({
      actor: "Adaeze Okafor",
      reason: "Asked by Bayo Adeyemi",
    });
  });

  it("abuse 33: is never approved by the one who asked", async () => {
    const id = await askRefund(manager, await paidOrder());
    expect(await manager.call(decideApproval, { params: { id }, body: approve })).toMatchObject({
      status: 403,
      failure: { errors: [{ code: "not_allowed" }] },
    });
    const { approvals } = await manager.done(listApprovals);
    expect(approvals.find((each) => each.id === id)).toMatchObject({ is_own: true, may_approve: false });
  });

  it("abuse 33: is never approved without the act's own permission, nor above one's own limit", async () => {
    const id = await askRefund(manager, await paidOrder());
    for (const role of ["sales", "manager"] as const) {
      const other = await staffAs(api, role);
      expect((await other.call(decideApproval, { params: { id }, body: approve })).status).toBe(403);
    }
  });

  it("is refused where the input was changed since it was asked or read", async () => {
    const number = await paidOrder();
    const id = await askRefund(manager, number);
    const stale = await owner.call(decideApproval, { params: { id }, body: { ...approve, input_hash: "0" } });
    expect(stale.status).toBe(409);
    await api.db.query(`update approval_request set input = input || '{"amount": 215000}' where id = $1`, [
      id,
    ]);
    expect((await owner.call(decideApproval, { params: { id }, body: approve })).status).toBe(409);
    expect(await refundedOf(number)).toBe(0);
  });

  it("is replaced by another amount for the same order, and kept once for the same", async () => {
    const number = await paidOrder();
    const first = await askRefund(manager, number, 150_000);
    expect(await askRefund(manager, number, 150_000)).toBe(first);
    await askRefund(manager, number, 160_000);
    expect((await owner.call(decideApproval, { params: { id: first }, body: approve })).status).toBe(409);
  });

  it("expires after a day", async () => {
    const id = await askRefund(manager, await paidOrder());
    await api.db.query("update approval_request set expires_at = now() where id = $1", [id]);
    expect((await owner.call(decideApproval, { params: { id }, body: approve })).status).toBe(409);
  });

  it("can be refused, and taken back by the one who asked", async () => {
    for (const decider of [owner, manager]) {
      const id = await askRefund(manager, await paidOrder());
      const { approval } = await decider.done(decideApproval, {
        params: { id },
        body: { decision: "refuse" },
      });
      expect(approval.state).toBe("refused");
    }
  });

  it("says why an approved act was not carried out", async () => {
    const id = await askRefund(manager, "PR-NONE");
    expect((await owner.call(decideApproval, { params: { id }, body: approve })).status).toBe(404);
    const { approvals } = await owner.done(listApprovals);
    expect(approvals.find((each) => each.id === id)?.state).toBe("failed");
  });

  it("that was cut short is told to who asked and who approved, and is decided again", async () => {
    const number = await paidOrder();
    const id = await askRefund(manager, number);
    await api.db.query(
      "update approval_request set state = 'running', decided_by = $2, decided_at = now() where id = $1",
      [id, owner.staffId],
    );
    const reopen = () => api.db.transaction((tx) => reopenStopped(tx));
    expect(await reopen(), "it may be under way").toBe(0);
    await api.db.query(
      "update approval_request set decided_at = now() - interval '16 minutes' where id = $1",
      [id],
    );
    expect([await reopen(), await reopen()]).toEqual([1, 0]);
    const told = await api.db.query<{ email: string }>(
      `select p.email from mail_outbox m join staff_person p on p.email = m.recipient
       where m.kind = 'approval_stopped' order by p.email`,
    );
    const people = await api.db.query(
      "select email from staff_person where id = any($1::uuid[]) order by email",
      [[owner.staffId, manager.staffId]],
    );
    expect(told).toEqual(people);
    const { approvals } = await owner.done(listApprovals);
    expect(approvals.find((each) => each.id === id)).toMatchObject({
      state: "open",
      decided_by: null,
      outcome: expect.stringContaining("Look whether it was done"),
    });
    await owner.done(decideApproval, { params: { id }, body: approve });
    expect(await refundedOf(number)).toBe(15_000_000);
  });

  it("waits an hour where nobody else could approve, tells the owners, and wants a new code", async () => {
    await api.db.query("update staff_person set ended_at = now()");
    const alone = await staffAs(api, ["finance"], { minutesSinceCode: 5 });
    const number = await paidOrder();
    const id = await askRefund(alone, number, 1_000);
    const decide = () => alone.call(decideApproval, { params: { id }, body: approve });
    expect((await decide()).status, "before the hour").toBe(403);
    await api.db.query("update approval_request set alone_from = now() - interval '1 minute' where id = $1", [
      id,
    ]);
    expect((await decide()).status, "with a code from before").toBe(403);
    await api.db.query("update staff_session set proved_at = now() where staff_id = $1", [alone.staffId]);
    expect((await decide()).status).toBe(200);
  });
});
