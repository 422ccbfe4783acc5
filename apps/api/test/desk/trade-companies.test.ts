import { decideApproval, listApprovals } from "@precise/contract/desk/staff/approvals";
import { readToday } from "@precise/contract/desk/today";
import {
  addCompanyPerson,
  assignPriceList,
  listCompanies,
  openCompany,
  readCompany,
  resetCompanyPassword,
  setCompanyPersonState,
  setCompanyState,
  setCompanyTerms,
  setCompanyTin,
  setCreditLimit,
  signCompanyPersonOut,
} from "@precise/contract/desk/trade/companies";
import {
  approveTradeApplication,
  declineTradeApplication,
  listTradeApplications,
  readTradeApplication,
} from "@precise/contract/desk/trade/trade-applications";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseProposals } from "#api/modules/accounts/erase-traces.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { sweepOf } from "../fixtures/sweep-of.ts";
import { clientPassword, logIn, putClients } from "../modules/trade/put-clients.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const sweepApprovals = sweepOf("approvals");

const nobody = "00000000-0000-4000-8000-000000000000";
const approve = { decision: "approve" } as const;

describe("trade companies at the desk", () => {
  let api: TestApi;
  let people: Awaited<ReturnType<typeof putClients>>;
  let owner: DeskCaller;
  let finance: DeskCaller;
  let sales: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    people = await putClients(api.db);
    owner = await staffAs(api, "owner", { name: "Adaeze Okafor" });
    finance = await staffAs(api, "finance", { name: "Femi Alade" });
    sales = await staffAs(api, "sales", { name: "Sade Bello" });
    await api.db.query("update staff_person set password_hash = 'x'");
  });
  afterAll(() => api.close());

  const eko = () => ({ params: { id: people.ngozi.companyId } });
  const ngozi = () => ({ params: { id: people.ngozi.companyId, person: people.ngozi.personId } });
  const companyOf = async () => (await owner.done(readCompany, eko())).company;

  async function applied(email: string, company: string): Promise<number> {
    await api.post("/api/clients/apply", {
      ...{ company, rc_number: "RC 77", tin: "12345678-0001", trade: "designer", state: "Osun" },
      ...{
        contact: { email, firstname: "Ife", lastname: "Ade", phone: "0803 123 4567" },
        message: "40 flats.",
      },
    });
    const { applications } = await owner.done(listTradeApplications, { query: { search: email } });
    return applications[0]?.id ?? 0;
  }

  it("shows what waits first, and one application with what is known of it", async () => {
    const first = await applied("first@osun.example", "Eko Build");
    const second = await applied("second@osun.example", "Osun Lights");
    await owner.done(declineTradeApplication, { params: { id: second } });
    const third = await applied("third@osun.example", "Osun Homes");
    const { applications, total } = await sales.done(listTradeApplications);
    expect([applications.map(({ id }) => id), total]).toEqual([[third, first, second], 3]);
    const open = await sales.done(listTradeApplications, { query: { search: "osun HOMES", status: "open" } });
    expect(open.applications).toMatchObject([{ company: "Osun Homes", state: "Osun", rc_number: "RC 77" }]);
    const page = await sales.done(readTradeApplication, { params: { id: first } });
    expect(page).toMatchObject({
      application: { phone: "+2348031234567", message: "40 flats.", tin: "12345678-0001", trade: "designer" },
      matches: [{ id: people.ngozi.companyId, because: "the same name" }],
      account: null,
    });
    const { today } = { today: await owner.done(readToday) }.today;
    expect(today.find(({ kind }) => kind === "trade_applications")).toMatchObject({ count: 2 });
    expect((await owner.call(readTradeApplication, { params: { id: 99_999 } })).status).toBe(404);
    expect((await owner.call(declineTradeApplication, { params: { id: second } })).status).toBe(409);
  });

  it("opens an account with its first password in the one answer, and never twice", async () => {
    const id = await applied("open@osun.example", "Ibadan Decor");
    const body = { price_list: "project", credit_limit: 0, terms_days: 14 };
    const wrong = await owner.call(approveTradeApplication, {
      params: { id },
      body: { ...body, price_list: "gold" },
    });
    expect([wrong.status, wrong.failure?.errors[0]?.field]).toEqual([422, "price_list"]);
    const { done } = await owner.done(approveTradeApplication, { params: { id }, body });
    expect(done).toMatchObject({ email: "open@osun.example", company: { name: "Ibadan Decor" } });
    await logIn(api, "open@osun.example", done?.first_password);
    const page = await owner.done(readTradeApplication, { params: { id } });
    expect(page).toMatchObject({ application: { status: "approved" }, company: { name: "Ibadan Decor" } });
    expect((await owner.call(approveTradeApplication, { params: { id }, body })).status).toBe(409);
    const { company } = await owner.done(readCompany, { params: { id: done?.company.id ?? "" } });
    expect(company).toMatchObject({
      ...{ terms_days: 14, price_list: "project", tin: "12345678-0001" },
      people: [{ state: "first_password", sessions: 1 }],
    });
  });

  it("adds an applicant to a company there is", async () => {
    const id = await applied("joins@osun.example", "Eko Build");
    const body = { existing: people.ngozi.companyId };
    const { done } = await finance.done(approveTradeApplication, { params: { id }, body });
    expect(done?.company.id).toBe(people.ngozi.companyId);
  });

  it("turns what sales does into a proposal, and shows the password to whoever approves it", async () => {
    const id = await applied("asked@osun.example", "Ilesa Studio");
    const body = { price_list: "contractor", credit_limit: 200_000 };
    const { approval, done } = await sales.done(approveTradeApplication, { params: { id }, body });
    expect(done).toBeUndefined();
    expect(approval?.reason).toContain("takes a second person");
    const page = await sales.done(readTradeApplication, { params: { id } });
    expect(page.proposals).toMatchObject([{ command: "trade.approve", asked_by: "Sade Bello" }]);
    const other = await staffAs(api, "manager");
    const ask = { params: { id: approval?.id ?? "" }, body: approve };
    expect((await other.call(decideApproval, ask)).status).toBe(403);
    const decided = await finance.done(decideApproval, ask);
    expect(decided.approval).toMatchObject({ state: "approved", subject: "Ilesa Studio" });
    await logIn(api, "asked@osun.example", decided.shown_once?.first_password);
    const kept = await api.db.query("select input::text, outcome from approval_request");
    expect(JSON.stringify(kept)).not.toContain(decided.shown_once?.first_password);
  });

  it("keeps people of a proposal apart in the audit, so that they can be forgotten", async () => {
    const body = { email: "new@eko.example", firstname: "Uche", lastname: "Nwosu", phone: "0806 123 4567" };
    await sales.done(addCompanyPerson, { ...eko(), body });
    const kept = await api.db.query(
      "select before, after, subject from audit_entry where act = 'approvals.ask'",
    );
    expect(JSON.stringify(kept)).not.toMatch(/new@eko|Uche|Nwosu|0806/);
    await eraseProposals(api.db, "new@eko.example");
    const approvals = await api.db.query<{ input: object; state: string }>(
      "select input, state, subject from approval_request",
    );
    expect(JSON.stringify(approvals)).not.toMatch(/new@eko|Uche|Nwosu|0806/);
    await api.db.query(
      "update approval_request set asked_at = now() - interval '181 days' where input = '{}'",
    );
    expect(await sweepApprovals(api.db)).toBe(1);
  });

  it("takes a second person for a higher limit whoever asks, and none for a lower one", async () => {
    const limit = (wanted: number, from: number) => ({ ...eko(), body: { limit: wanted, from } });
    const raised = await owner.done(setCreditLimit, limit(750_000, 500_000));
    expect(raised.approval?.reason).toContain("A higher credit limit takes a second person");
    expect((await companyOf()).credit_limit).toEqual({ value: 500_000 });
    const ask = { params: { id: raised.approval?.id ?? "" }, body: approve };
    expect((await owner.call(decideApproval, ask)).status).toBe(403);
    await finance.done(decideApproval, ask);
    expect((await companyOf()).credit_limit).toEqual({ value: 750_000 });

    expect(await finance.done(setCreditLimit, limit(600_000, 750_000))).toEqual({
      done: { company: "Eko Build" },
    });
    const stale = await finance.call(setCreditLimit, limit(500_000, 750_000));
    expect([stale.status, stale.failure?.errors[0]?.message]).toEqual([
      409,
      "Eko Build has the limit ₦600,000 now. Look at it again.",
    ]);
    expect(await sales.done(setCreditLimit, limit(100_000, 600_000))).toHaveProperty("approval");
    expect((await owner.call(setCreditLimit, limit(-1, 600_000))).status).toBe(400);
  });

  it("refuses a raise that was approved after the limit had changed", async () => {
    const answer = await sales.done(setCreditLimit, { ...eko(), body: { limit: 900_000, from: 600_000 } });
    await finance.done(setCreditLimit, { ...eko(), body: { limit: 300_000, from: 600_000 } });
    const ask = { params: { id: answer.approval?.id ?? "" }, body: approve };
    expect((await owner.call(decideApproval, ask)).status).toBe(409);
    expect((await companyOf()).credit_limit).toEqual({ value: 300_000 });
    const { approvals } = await owner.done(listApprovals);
    expect(approvals.find(({ id }) => id === ask.params.id)).toMatchObject({
      ...{ state: "failed", subject: "Eko Build" },
      input: { limit: 900_000, before: 600_000 },
    });
  });

  it("lets the owner and finance agree the rest at once, and manager and sales propose it", async () => {
    const manager = await staffAs(api, "manager");
    for (const caller of [manager, sales]) {
      const answer = await caller.done(setCompanyTerms, { ...eko(), body: { days: 60, from: 30 } });
      expect(answer.approval?.reason).toBe(
        "The owner or finance approves what is agreed with a trade company.",
      );
    }
    await finance.done(setCompanyTerms, { ...eko(), body: { days: 45, from: 30 } });
    await owner.done(setCompanyTin, { ...eko(), body: { tin: "87654321-0001", from: "" } });
    await owner.done(assignPriceList, { ...eko(), body: { price_list: "project", from: "contractor" } });
    expect(await companyOf()).toMatchObject({ terms_days: 45, tin: "87654321-0001", price_list: "project" });
    const none = { ...eko(), body: { price_list: "gold", from: "project" } };
    expect((await sales.call(assignPriceList, none)).status).toBe(422);
    expect((await owner.call(setCompanyTerms, { ...eko(), body: { days: 181, from: 45 } })).status).toBe(400);
    const { history } = await owner.done(readCompany, eko());
    expect(history.slice(0, 3).map(({ act, actor }) => `${act} ${actor}`)).toEqual([
      "trade.assign-price-list Adaeze Okafor",
      "trade.set-tin Adaeze Okafor",
      "trade.set-terms Femi Alade",
    ]);
  });

  it("signs people out at once: who is disabled, whose password is reset, and by itself", async () => {
    const devices = async () =>
      (await companyOf()).people.find(({ id }) => id === people.ngozi.personId)?.sessions;
    await logIn(api, people.ngozi.email);
    await logIn(api, people.ngozi.email);
    expect(await devices()).toBe(2);
    expect(await sales.done(signCompanyPersonOut, ngozi())).toEqual({
      done: { name: people.ngozi.email, signed_out: 2 },
    });
    expect(await devices()).toBe(0);
    await logIn(api, people.ngozi.email);
    const off = await owner.done(setCompanyPersonState, { ...ngozi(), body: { state: "disabled" } });
    expect(off.done).toEqual({ name: people.ngozi.email, signed_out: 1 });
    await expect(logIn(api, people.ngozi.email)).rejects.toThrow("not signed in");
    expect(
      (await owner.call(setCompanyPersonState, { ...ngozi(), body: { state: "disabled" } })).status,
    ).toBe(409);
    await owner.done(setCompanyPersonState, { ...ngozi(), body: { state: "open" } });
    await logIn(api, people.ngozi.email);
    const all = await owner.done(setCompanyState, { ...eko(), body: { state: "disabled" } });
    expect(all.done).toEqual({ name: "Eko Build", signed_out: 1 });
    expect(await sales.done(setCompanyState, { ...eko(), body: { state: "open" } })).toHaveProperty(
      "approval",
    );
    await owner.done(setCompanyState, { ...eko(), body: { state: "open" } });
    const { done } = await owner.done(resetCompanyPassword, ngozi());
    await expect(logIn(api, people.ngozi.email, clientPassword)).rejects.toThrow("not signed in");
    await logIn(api, people.ngozi.email, done?.first_password);
    const gone = { params: { id: people.ngozi.companyId, person: nobody } };
    for (const route of [resetCompanyPassword, signCompanyPersonOut])
      expect((await owner.call(route, gone)).status).toBe(404);
  });

  it("opens a company without an application, and refuses what it could not open before asking", async () => {
    const person = {
      email: "bola@abuja.example",
      firstname: "Bola",
      lastname: "Ojo",
      phone: "0803 123 4567",
    };
    const body = { name: "Abuja Fit-out", price_list: "contractor", credit_limit: 0, person };
    const { done } = await owner.done(openCompany, { body });
    expect(done?.company.name).toBe("Abuja Fit-out");
    const twice = await sales.call(openCompany, { body });
    expect([twice.status, twice.failure?.errors[0]]).toMatchObject([409, { field: "email" }]);
    const more = { ...person, email: "other@abuja.example" };
    expect((await owner.call(addCompanyPerson, { params: { id: nobody }, body: more })).status).toBe(404);
    const phone = await owner.call(addCompanyPerson, { ...eko(), body: { ...more, phone: "12" } });
    expect([phone.status, phone.failure?.errors[0]]).toMatchObject([400, { field: "phone" }]);
    const limited = { ...body, credit_limit: 50_000, person: more };
    expect(await owner.done(openCompany, { body: limited })).toHaveProperty("approval");
  });

  it("finds companies by name, tax number and a person's e-mail, in pages", async () => {
    const find = async (search: string) =>
      (await sales.done(listCompanies, { query: { search } })).companies.map(({ name }) => name);
    expect(await find("eko bui")).toEqual(["Eko Build"]);
    expect(await find("87654321")).toEqual(["Eko Build"]);
    expect(await find(people.halima.email)).toEqual(["Hausa Homes"]);
    await api.db.query(
      `insert into client_company (name, price_list_code, credit_limit_kobo, credit_reserved_kobo)
       select 'Zaria ' || lpad(n::text, 3, '0'), 'project', 1000000, case when n <= 60 then 950000 else 0 end
       from generate_series(1, 70) n`,
    );
    const full = { search: "zaria", list: "project", state: "open", credit: "full" } as const;
    const first = await sales.done(listCompanies, { query: full });
    const rest = await sales.done(listCompanies, { query: { ...full, cursor: first.next ?? "" } });
    expect([first.total, first.companies.length, rest.companies.length, rest.next]).toEqual([
      60,
      50,
      10,
      null,
    ]);
    expect(first.companies[0]).toMatchObject({
      name: "Zaria 001",
      credit_limit: { value: 10_000 },
      on_account: { value: 9_500 },
    });
    expect((await owner.call(readCompany, { params: { id: nobody } })).status).toBe(404);
    for (const role of ["viewer", "showroom", "warehouse"] as const)
      expect((await (await staffAs(api, role)).call(listCompanies)).status).toBe(403);
  });
});
