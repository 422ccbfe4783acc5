import { randomUUID } from "node:crypto";
import { deskCalls } from "@precise/contract/desk/calls";
import { dispatchDeliveries, listRiders } from "@precise/contract/desk/deliveries";
import { exportKinds, exportPath } from "@precise/contract/desk/money/exports";
import { refundDeskPayment } from "@precise/contract/desk/money/payments";
import { listCustomers } from "@precise/contract/desk/people";
import type { NamedRoute } from "@precise/contract/wire/route";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { type StaffRole, staffRoles } from "#api/modules/staff/roles.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { fetchByHost } from "../fixtures/fetch-by-host.ts";
import { pdfText } from "../fixtures/pdf-text.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { deskOrigin, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { move } from "../modules/orders/order-acts-calls.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { ask, claimBody, claimIn } from "../modules/returns/return-calls.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { callQueries } from "./call-queries.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

/** Of one buyer, so that they are known wherever they turn up; each as what a reader would have to see of it. */
const secrets = {
  email: /zebraquill(?:@|%40)/i,
  phone: /809[\s•-]*876[\s•-]*5432/,
  street: /Unseen\s*Crescent/i,
  landmark: /amber\s*kiosk/i,
} as const;
type Secret = keyof typeof secrets;
const all = Object.keys(secrets) as Secret[];
const buyer = {
  contact: {
    email: "zebraquill@example.com",
    firstname: "Zebra",
    lastname: "Okoro",
    phone: "0809 876 5432",
  },
  address: {
    line1: "77 Unseen Crescent",
    landmark: "Behind the amber kiosk",
    state: "Lagos",
    lga: "Ikeja",
  },
};
/** Written out here and not read from the table of the code, which it tests. @source design "The desk" */
const seesAll: readonly StaffRole[] = ["owner", "manager", "sales", "finance"];
const seesLess = staffRoles.filter((role) => !seesAll.includes(role));
/** They show a phone and a street because a delivery or a visit needs them, and each time is noted. */
const unmasking: Readonly<Partial<Record<keyof typeof deskCalls, string>>> = {
  unmaskDeskOrder: "showroom warehouse",
  unmaskCustomer: "showroom",
  readDelivery: "showroom warehouse",
  recordDeliveryAttempt: "showroom warehouse",
};

/**
 * By role, in the order of `papers`. Invoice and credit note are masked for who may not see the buyer; a delivery note names
 * phone and street, and is there for a delivery alone: none for an order that was brought.
 */
const paperStatuses: Readonly<Partial<Record<StaffRole, readonly number[]>>> = {
  showroom: [200, 200, 404, 404, 200, 404, 200],
  warehouse: [403, 403, 404, 404, 200, 404, 200],
  viewer: [200, 200, 404, 404, 200, 404, 200],
};

const calls: readonly NamedRoute[] = Object.values(deskCalls);
const reads = calls.filter(({ method, isSafe }) => method === "GET" || isSafe);
const writes = calls.filter((call) => !reads.includes(call));

describe("what a role does not see of a buyer", () => {
  let api: TestApi;
  const staff = new Map<StaffRole, DeskCaller>();
  /** Values of paths. */
  let known: readonly string[];
  let papers: readonly string[];
  beforeAll(async () => {
    api = await startTestApi("pglite");
    await putProducts(api.db, [{ sku: "LAMP", price: 20_000_000, stock: 100 }]);
    for (const role of staffRoles) staff.set(role, await staffAs(api, role));
    const cookie = await signIn(api, "zebraquill");
    const place = async () => (await placedOrder(api, { LAMP: 1 }, 215_000, buyer, { cookie })).number;
    const pay = operatorCommands({ db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 });
    const paid = async () => {
      const number = await place();
      await pay["orders.confirm-transfer"]?.(
        { number, reference: randomUUID(), by: "a test" },
        () => undefined,
      );
      return number;
    };
    const [done, open, sent] = [await paid(), await paid(), await paid()];
    for (const number of [open, sent]) await move(api, number, { to: "packed" });
    const by = { rider: { name: "Musa", phone: "0803 222 3333" } };
    const { job } = await caller("warehouse").done(dispatchDeliveries, { body: { numbers: [sent], by } });
    await runDeskJobs(
      { db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 },
      () => false,
    );
    const { riders } = await caller("warehouse").done(listRiders);
    for (const to of ["packed", "shipped", "delivered"] as const) await move(api, done, { to });
    const claim = claimIn(await ask(api, claimBody(done, "LAMP", { email: buyer.contact.email })));
    const owner = caller("owner");
    const refund = { number: done, amount: 5_000, reason: "A scratch.", reference: "BACK-1" };
    await owner.done(refundDeskPayment, { body: refund });
    const { customers } = await owner.done(listCustomers, { query: { search: "zebraquill" } });
    const [note] = await api.db.query<{ number: string }>("select number from credit_note", []);
    const ids = [customers[0]?.id, riders[0]?.id, job.id].map(String);
    known = [done, open, sent, claim.number, ...ids, "1", "2", "LAMP", "limits", "2026-01-31", randomUUID()];
    papers = [
      `orders/${done}/invoice.pdf`,
      `orders/${done}/credit-notes/${note?.number}.pdf`,
      `orders/${done}/delivery-note.pdf`,
      `orders/${done}/label.pdf`,
      `orders/${done}/picking-list.pdf`,
      `orders/papers/delivery-notes.pdf?numbers=${done}`,
      `orders/papers/picking-lists.pdf?numbers=${done},${open}`,
    ];
  });
  afterAll(() => api.close());

  /** What is no call of the contract: a paper or an export. */
  const fileOf = (role: StaffRole, path: string) =>
    fetchByHost(new URL(deskOrigin).host, api.url + path, { headers: caller(role).headers });
  function caller(role: StaffRole): DeskCaller {
    const found = staff.get(role);
    if (!found) throw new Error(`nobody is ${role}`);
    return found;
  }

  /** Each way to fill the path of a call. */
  function pathsOf({ path }: NamedRoute): string[] {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([part]) => part);
    const filled = (value: string) => names.reduce((so, name) => so.replace(name, value), path);
    return names.length === 0 ? [path] : known.map(filled);
  }

  /** What someone is answered by a call, of whatever it can be about. */
  async function answersOf(call: NamedRoute, { headers: session }: DeskCaller): Promise<string> {
    let text = "";
    for (const path of pathsOf(call)) {
      const headers = { ...session, "idempotency-key": randomUUID(), "if-match": "1" };
      const body = JSON.parse(
        JSON.stringify(call.example ?? {})
          .replaceAll("PR-7K3M9QX1", known[1] ?? "")
          .replaceAll(/"PR-[A-Z]{2}-[A-Z0-9-]+"/g, '"LAMP"'),
      ) as object;
      const answer =
        call.method === "GET"
          ? await api.get(`${path}${callQueries[call.id] ?? ""}`, headers)
          : call.method === "DELETE"
            ? await api.delete(path, headers, body)
            : await api.post(path, body, headers);
      text += answer.text;
    }
    return text;
  }
  const found = (text: string, among: readonly Secret[] = all) =>
    among.filter((secret) => secrets[secret].test(text));
  /** What a role must not read in a call's answers. */
  const unseenIn = (call: NamedRoute, role: StaffRole): readonly Secret[] =>
    unmasking[call.id as keyof typeof deskCalls]?.split(" ").includes(role) ? ["email"] : all;

  describe.each(seesLess)("a %s", (role) => {
    it.each(reads.map((call) => [call.id, call] as const))("reads none of it by %s", async (_id, call) => {
      const text = await answersOf(call, caller(role));
      expect(found(text, unseenIn(call, role))).toEqual([]);
    });

    it("reads none of it in a paper or a file", async () => {
      const day = new Date().toISOString().slice(0, 10);
      const files = exportKinds.map((kind) => exportPath(kind, day, day));
      const statuses: number[] = [];
      for (const path of [...papers.map((paper) => `/api/desk/${paper}`), ...files]) {
        const answer = await fileOf(role, path);
        statuses.push(answer.status);
        const bytes = new Uint8Array(await answer.arrayBuffer());
        const text = answer.headers.get("content-type") === "application/pdf" ? pdfText(bytes) : "";
        expect([path, found(text + Buffer.from(bytes).toString("utf8"))]).toEqual([path, []]);
      }
      expect(statuses).toEqual([...(paperStatuses[role] ?? []), ...files.map(() => 403)]);
    });
  });

  it.each(["showroom", "viewer"] as const)(
    "a %s has the invoice all the same, with the rest of it",
    async (role) => {
      const answer = await fileOf(role, `/api/desk/${papers[0]}`);
      expect(answer.status).toBe(200);
      expect(pdfText(new Uint8Array(await answer.arrayBuffer()))).toContain("Zebra Okoro");
    },
  );

  it("is there to be read: who may see it finds it by the same calls and in the same papers", async () => {
    const finding: string[] = [];
    for (const call of reads) {
      const text = await answersOf(call, caller("owner"));
      if (found(text).length > 0) finding.push(call.id);
    }
    expect(finding).toEqual(
      expect.arrayContaining([
        "listDeskOrders",
        "readDeskOrder",
        "listCustomers",
        "readCustomer",
        "listDeliveries",
        "readDelivery",
        "readDeskReturn",
        "listMails",
      ]),
    );
    const inPapers = [];
    for (const paper of papers) {
      const answer = await fileOf("finance", `/api/desk/${paper}`);
      inPapers.push(found(pdfText(new Uint8Array(await answer.arrayBuffer()))));
    }
    const ofTax = ["email", "phone", "street"];
    const ofDelivery = ["phone", "street", "landmark"];
    expect(inPapers).toEqual([ofTax, ofTax, ofDelivery, ofDelivery, [], ofDelivery, []]);
  });

  // Last: they change what the others read.
  it.each(seesLess.flatMap((role) => writes.map((call) => [role, call.id, call] as const)))(
    "a %s is answered none of it by %s",
    async (role, _id, call) => {
      const text = await answersOf(call, caller(role));
      expect(found(text, unseenIn(call, role))).toEqual([]);
    },
  );
});
