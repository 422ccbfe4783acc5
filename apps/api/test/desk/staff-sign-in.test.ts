import { readFileSync } from "node:fs";
import { freshenCode, renewRecoveryCodes } from "@precise/contract/desk/staff/session";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt } from "#api/modules/staff/one-time-codes.ts";
import { seedSampleStaff } from "#api/modules/staff/sample-staff.ts";
import { createStaffSecrets } from "#api/modules/staff/staff-secrets.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import {
  deskOrigin,
  failureOf,
  internalSecret,
  startTestApi,
  type TestApi,
} from "../fixtures/start-test-api.ts";
import { deskCallerBy } from "./open-desk.ts";

interface Sample {
  readonly email: string;
  readonly password: string;
  readonly totp_secret: string;
}
const samples: { staff: readonly Sample[] } = JSON.parse(
  readFileSync(new URL("../../catalogue/sample-staff.json", import.meta.url), "utf8"),
);
const [ada] = samples.staff;
if (ada === undefined) throw new Error("there is no sample staff");
const step = 30_000;

describe("signing in at the desk", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    await seedSampleStaff(api.db, createStaffSecrets(internalSecret));
  });
  const forgetCodes = () =>
    api.db.query("update staff_person set used_code_steps = '{}', wrong_codes = 0, locked_until = null");
  beforeEach(forgetCodes);
  afterAll(() => api.close());

  const signIn = (code: string, { email, password }: { email: string; password: string } = ada) =>
    api.post("/api/desk/session", { email, password, code }, { origin: deskOrigin });
  const codeNow = (steps = 0) => codeAt(ada.totp_secret, Date.now() + steps * step);
  async function signedIn(code = codeNow()) {
    const answer = await signIn(code);
    expect(answer.status).toBe(200);
    const [cookie = ""] = answer.headers.getSetCookie();
    return { cookie, caller: deskCallerBy(api, cookie.split(";")[0] ?? "") };
  }
  const loginFailed = { status: 401, errors: [{ code: "login_failed" }] };

  it("takes password and code, and sets a cookie that no script and no other site gets", async () => {
    const { cookie, caller } = await signedIn();
    expect(cookie).toMatch(/^precise_desk=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Strict; HttpOnly$/);
    expect(await api.get("/api/desk/session", caller.headers)).toMatchObject({
      json: { data: { staff: { email: ada.email, roles: ["owner"] } } },
    });
  });

  /** For what compares codes of neighbouring steps: when a step ended meanwhile, it is done once more in the next. */
  async function withinOneStep(act: () => Promise<void>): Promise<void> {
    const stepNow = () => Math.floor(Date.now() / step);
    const began = stepNow();
    try {
      await act();
    } catch (error) {
      if (stepNow() === began) throw error;
      await forgetCodes();
      await act();
    }
  }

  it("takes each code once, and the one before and after", () =>
    withinOneStep(async () => {
      await signedIn(codeNow());
      expect(failureOf(await signIn(codeNow()))).toEqual(loginFailed);
      await signedIn(codeNow(1));
      await signedIn(codeNow(-1));
      expect(failureOf(await signIn(codeNow(-3)))).toEqual(loginFailed);
    }));

  it("says the same of a wrong e-mail, password and code", async () => {
    const unknown = { email: "no-one@desk.example", password: ada.password };
    const failed = [
      await signIn(codeNow(), unknown),
      await signIn(codeNow(), { ...ada, password: "another pass phrase" }),
      await signIn("000000"),
    ];
    expect(new Set(failed.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(failureOf(failed[0] ?? (await signIn("")))).toEqual(loginFailed);
  });

  it("notes failed sign-ins of the staff in the audit, without what was typed", async () => {
    await signIn(codeNow(), { ...ada, password: "another pass phrase" });
    const [entry] = await readAudit(api.db, { subject: ada.email, limit: 1 });
    expect(entry).toMatchObject({ actor: "nobody", act: "desk.sign-in-failed", after: { why: "password" } });
  });

  it("locks codes for a quarter of an hour after five wrong ones", async () => {
    for (let time = 0; time < 5; time += 1) expect((await signIn("000000")).status).toBe(401);
    expect(failureOf(await signIn(codeNow()))).toEqual(loginFailed);
    await api.db.query("update staff_person set locked_until = locked_until - interval '15 minutes'");
    await signedIn();
  });

  it("tries no more than five of many codes that come at the same moment", async () => {
    await Promise.all(Array.from({ length: 8 }, () => signIn("000000")));
    const [row] = await api.db.query<{ tried: number }>(
      `select count(*)::int as tried from audit_entry where act = 'desk.sign-in-failed' and after->>'why' = 'too many wrong codes'`,
    );
    expect(row?.tried).toBeGreaterThanOrEqual(3);
  });

  it("asks for a code again for what is dear, and takes it for ten minutes", async () => {
    const { caller } = await signedIn();
    await api.db.query("update staff_session set proved_at = now() - interval '11 minutes'");
    expect((await caller.call(renewRecoveryCodes)).failure?.errors[0]?.code).toBe("second_factor_required");
    expect((await caller.call(freshenCode, { body: { code: "000000" } })).failure?.errors[0]).toMatchObject({
      code: "code_wrong",
      field: "code",
    });
    await caller.done(freshenCode, { body: { code: codeNow(1) } });
    expect(await caller.done(renewRecoveryCodes)).toMatchObject({ recovery_codes: { length: 10 } });
  });

  it("takes a recovery code in the place of a code, once", async () => {
    const { caller } = await signedIn();
    const { recovery_codes } = await caller.done(renewRecoveryCodes);
    const [code = ""] = recovery_codes;
    await signedIn(code.toLowerCase().replace("-", " "));
    expect(failureOf(await signIn(code))).toEqual(loginFailed);
  });

  it("ends the session at sign-out", async () => {
    const { caller } = await signedIn();
    await api.delete("/api/desk/session", { ...caller.headers });
    expect(await api.get("/api/desk/session", caller.headers)).toMatchObject({
      json: { data: { staff: null } },
    });
  });
});
