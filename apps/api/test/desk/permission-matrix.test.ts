import { randomUUID } from "node:crypto";
import { deskCalls } from "@precise/contract/desk/calls";
import type { DeskRoute } from "@precise/contract/desk/kit/desk-route";
import type { Permission } from "@precise/contract/desk/staff/permissions";
import { failureBody } from "@precise/contract/wire/envelope";
import type { NamedRoute } from "@precise/contract/wire/route";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type StaffRole, staffRoles } from "#api/modules/staff/roles.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { callQueries } from "./call-queries.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const all = "owner manager sales showroom warehouse finance viewer";

/** Who may, cell by cell. A new permission is a type error here until it has its row. @source design "The desk" */
const mayWho: Readonly<Record<Permission, string>> = {
  appointments: "owner manager sales showroom",
  approvals: "owner manager sales finance",
  "audit.read": "owner finance",
  backup: "owner",
  "cash-up": "owner manager finance",
  // Manager and sales propose: their acts wait for the owner or finance.
  company: "owner manager sales finance",
  coupon: "owner manager",
  "credit.limit": "owner manager sales finance",
  "customer.end-sessions": "owner manager",
  "customer.erase": "owner",
  "customer.export": "owner",
  "customer.note": "owner manager sales showroom",
  "customer.read": "owner manager sales showroom",
  delivery: "owner manager sales showroom warehouse finance",
  "delivery.settle": "owner manager finance",
  export: "owner manager finance",
  import: "owner manager",
  "jobs.read": "owner manager",
  "mail.correct": "owner manager sales",
  "mail.read": "owner manager sales",
  "mail.send-again": "owner manager sales",
  messages: "owner manager sales showroom",
  "messages.delete": "owner manager",
  "messages.test": "owner",
  "order.cancel": "owner manager sales",
  "order.confirm": "owner manager sales",
  "order.fee": "owner manager sales",
  "order.move": "owner manager warehouse",
  "order.note": "owner manager sales showroom warehouse finance",
  "order.pick-up": "owner manager showroom",
  "order.read": all,
  "order.write": "owner manager sales showroom",
  "payment.confirm": "owner finance",
  "payment.move": "owner finance",
  "payment.read": "owner manager sales showroom finance viewer",
  "payment.refund": "owner manager finance",
  "price.edit": "owner manager",
  "price.read": "owner manager sales showroom finance viewer",
  "product.edit": "owner manager",
  "product.read": all,
  report: "owner manager finance",
  "return.receive": "owner manager sales showroom warehouse",
  "return.settle": "owner manager sales showroom",
  reviews: "owner manager sales",
  settings: "owner manager",
  // Asked for by the keys that hold the manager: `shop-settings.test.ts`.
  "settings.owner": "owner",
  staff: "owner",
  "stock.adjust": "owner manager warehouse",
  "stock.read": all,
  "stock.threshold": "owner manager",
};

const calls: readonly (NamedRoute & DeskRoute)[] = Object.values(deskCalls);
const rows = calls.flatMap((call) => {
  const { permission } = call;
  return permission === "anyone" || permission === "signed-in" ? [] : [[call.id, call, permission] as const];
});

/** Values that path and query take, whatever they are called. */
const samples = [
  "1",
  "PR-23456789",
  randomUUID(),
  "2026-01-31",
  "LAMP",
  "RT-23456789",
  "0",
  "true",
  "0123456789abcdef",
  "limits",
];

describe("who may make which call", () => {
  let api: TestApi;
  const staff = new Map<StaffRole, DeskCaller>();
  beforeAll(async () => {
    api = await startTestApi("pglite");
    for (const role of staffRoles) staff.set(role, await staffAs(api, role));
  });
  afterAll(() => api.close());

  function pathOf(call: NamedRoute): string {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
    const fits = (values: Record<string, string>) =>
      call.params === undefined || z.safeParse(call.params, values).success;
    // One value for all names of the path, or a pair of two.
    const choices = samples.flatMap((one) => samples.map((other) => [one, other] as const));
    const found = choices.find(([one, other]) =>
      fits(Object.fromEntries(names.map((name, place) => [name, place === 0 ? one : other]))),
    );
    if (found === undefined) throw new Error(`add a sample for the path of ${call.id}`);
    return names.reduce(
      (path, name, place) => path.replace(`{${name}}`, found[place === 0 ? 0 : 1]),
      call.path,
    );
  }

  async function codeOf(call: NamedRoute, caller: Pick<DeskCaller, "headers">, body: unknown = call.example) {
    const headers = { ...caller.headers, "idempotency-key": randomUUID(), "if-match": "1" };
    const target = pathOf(call) + (callQueries[call.id] ?? "");
    const answer =
      call.method === "GET"
        ? await api.get(target, headers)
        : call.method === "DELETE"
          ? await api.delete(target, headers, body)
          : await api.post(target, body, headers);
    const failed = failureBody.safeParse(answer.json);
    return failed.success ? failed.data.errors[0]?.code : "done";
  }

  it.each(rows)("%s", async (_id, call, permission) => {
    const refused: StaffRole[] = [];
    for (const role of staffRoles) {
      const caller = staff.get(role);
      if (caller !== undefined && (await codeOf(call, caller)) === "not_allowed") refused.push(role);
    }
    const may = mayWho[permission].split(" ");
    expect(refused).toEqual(staffRoles.filter((role) => !may.includes(role)));
  });

  it.each(rows)("%s takes no one who is not signed in", async (_id, call) => {
    const nobody = { headers: { origin: "http://desk.test" } };
    expect(await codeOf(call, nobody)).toBe("session_required");
    // Nor tells them what it would read.
    for (const body of ["{", { x: 1 }]) expect(await codeOf(call, nobody, body)).toBe("session_required");
  });

  it("asks for a code again for money out, roles and everything else that is dear", async () => {
    const late = await staffAs(api, "owner", { minutesSinceCode: 11 });
    const dear = rows.filter(([, call]) => call.isFresh);
    expect(dear.map(([id]) => id)).toEqual(
      expect.arrayContaining(["inviteStaff", "changeStaffRoles", "endStaff", "resetStaff", "decideApproval"]),
    );
    for (const [id, call] of dear)
      expect([id, await codeOf(call, late)]).toEqual([id, "second_factor_required"]);
  });
});
