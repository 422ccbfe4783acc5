import { readDeskSession } from "@precise/contract/desk/staff/session";
import {
  acceptInvitation,
  changeStaffRoles,
  endStaff,
  inviteStaff,
  listStaff,
  readInvitation,
  resetStaff,
} from "@precise/contract/desk/staff/staff";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { codeAt } from "#api/modules/staff/one-time-codes.ts";
import { createStaffTools } from "#api/modules/staff/staff-tools.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { deskOrigin, internalSecret, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { type DeskCaller, deskCallerBy, staffAs } from "./open-desk.ts";

describe("accounts of the staff", () => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
  });
  beforeEach(async () => {
    await api.db.query("update staff_person set ended_at = now()");
    owner = await staffAs(api, "owner", { name: "Adaeze Okafor" });
    await api.db.query("update staff_person set password_hash = 'x' where id = $1", [owner.staffId]);
  });
  afterAll(() => api.close());

  const nobody = () => deskCallerBy(api, "");
  const ops = (command: string, input: object) =>
    operatorCommands({
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
      staff: createStaffTools(internalSecret, deskOrigin),
    })[command]?.({ ...input, by: "root" }, () => undefined) as Promise<{ link: string }>;
  const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";
  let people = 0;
  const newEmail = () => {
    people += 1;
    return `person-${people}@precise.example`;
  };
  /** The link of the newest invitation, as the mail is made of it. */
  async function mailedToken(email: string): Promise<string> {
    const [mail] = await api.db.query<{ content: { staff: string; mark: string; endsAt: string } }>(
      "select content from mail_outbox where kind = 'staff_invitation' and recipient = $1 order by id desc limit 1",
      [email],
    );
    if (mail === undefined) throw new Error("no invitation was mailed");
    const { staff, mark, endsAt } = mail.content;
    return api.links.sign("staff-invitation", `${staff} ${mark}`, new Date(endsAt));
  }
  async function accept(token: string) {
    const { totp_secret, otpauth_uri } = await nobody().done(readInvitation, { body: { token } });
    // In the code app it stands under what the shop is called, as the sign-in page says it too.
    const { shop_name } = await nobody().done(readDeskSession);
    expect(new URL(otpauth_uri).searchParams.get("issuer")).toBe(`${shop_name} desk`);
    const code = codeAt(totp_secret, Date.now());
    return nobody().call(acceptInvitation, { body: { token, password: "a long pass phrase", code } });
  }

  it("invites by e-mail; who accepts chooses a password, proves the codes, and gets ten recovery codes", async () => {
    const email = newEmail();
    const invited = await owner.done(inviteStaff, {
      body: { email, name: "Ngozi Eze", roles: ["warehouse"] },
    });
    expect(invited.person).toMatchObject({ email, state: "invited" });
    const { data } = await accept(await mailedToken(email));
    expect(data).toMatchObject({ staff: { name: "Ngozi Eze", roles: ["warehouse"] } });
    expect(new Set(data?.recovery_codes).size).toBe(10);
    const { staff } = await owner.done(listStaff);
    expect(staff.find((each) => each.email === email)).toMatchObject({
      state: "active",
      recovery_codes_left: 10,
    });
  });

  it("opens an invitation once, for 48 hours, and until the next one", async () => {
    const email = newEmail();
    const { person } = await owner.done(inviteStaff, { body: { email, roles: ["sales"] } });
    const first = await mailedToken(email);
    await owner.done(resetStaff, { params: { id: person.id } });
    const refused = { status: 404, failure: { errors: [{ code: "link_not_valid" }] } };
    expect(await nobody().call(readInvitation, { body: { token: first } })).toMatchObject(refused);
    const second = await mailedToken(email);
    await api.db.query("update staff_person set invitation_ends_at = now() where id = $1", [person.id]);
    expect(await nobody().call(readInvitation, { body: { token: second } })).toMatchObject(refused);
    await owner.done(resetStaff, { params: { id: person.id } });
    const third = await mailedToken(email);
    expect((await accept(third)).status).toBe(200);
    expect(await nobody().call(readInvitation, { body: { token: third } })).toMatchObject(refused);
  });

  it("refuses a wrong code and stays open for the right one", async () => {
    const email = newEmail();
    await owner.done(inviteStaff, { body: { email, roles: ["sales"] } });
    const token = await mailedToken(email);
    const wrong = await nobody().call(acceptInvitation, {
      body: { token, password: "a long pass phrase", code: "000000" },
    });
    expect(wrong.failure?.errors[0]).toMatchObject({ code: "code_wrong", field: "code" });
    expect((await accept(token)).status).toBe(200);
  });

  it("keeps the secret of the codes encrypted and the recovery codes as digests", async () => {
    const { link } = await ops("staff.create", { email: newEmail(), roles: ["viewer"] });
    const { totp_secret } = await nobody().done(readInvitation, { body: { token: tokenIn(link) } });
    const { data } = await accept(tokenIn(link));
    const kept = JSON.stringify([
      await api.db.query("select * from staff_person"),
      await api.db.query("select * from staff_recovery_code"),
      await api.db.query("select * from mail_outbox"),
    ]);
    expect(kept).not.toContain(totp_secret);
    expect(kept).not.toContain(tokenIn(link));
    for (const code of data?.recovery_codes ?? []) expect(kept).not.toContain(code.replace("-", ""));
  });

  it("ends someone's sessions at once", async () => {
    const ngozi = await staffAs(api, "warehouse");
    await owner.done(endStaff, { params: { id: ngozi.staffId } });
    expect(await ngozi.done(readDeskSession)).toMatchObject({ staff: null, is_session_over: true });
    expect((await ngozi.call(listStaff)).status).toBe(401);
  });

  it("gives other roles at once, in the session that is open", async () => {
    const ngozi = await staffAs(api, "warehouse");
    expect((await ngozi.call(listStaff)).status).toBe(403);
    await owner.done(changeStaffRoles, { params: { id: ngozi.staffId }, body: { roles: ["owner"] } });
    expect((await ngozi.call(listStaff)).status).toBe(200);
  });

  it("keeps the last owner: neither removed nor demoted", async () => {
    const params = { id: owner.staffId };
    const refused = { status: 409, failure: { errors: [{ code: "refused" }] } };
    expect(await owner.call(endStaff, { params })).toMatchObject(refused);
    expect(await owner.call(changeStaffRoles, { params, body: { roles: ["manager"] } })).toMatchObject(
      refused,
    );
    const other = await staffAs(api, "owner");
    expect(await owner.call(endStaff, { params }), "the other has not accepted yet").toMatchObject(refused);
    await api.db.query("update staff_person set password_hash = 'x' where id = $1", [other.staffId]);
    expect((await owner.call(changeStaffRoles, { params, body: { roles: ["manager"] } })).status).toBe(200);
  });

  it("lets another owner reset a lost second factor, never one's own", async () => {
    expect((await owner.call(resetStaff, { params: { id: owner.staffId } })).status).toBe(409);
    const other = await staffAs(api, "owner");
    await other.done(resetStaff, { params: { id: owner.staffId } });
    expect(await owner.done(readDeskSession)).toMatchObject({ staff: null });
  });

  it("asks for a code that is no older than ten minutes", async () => {
    const late = await staffAs(api, "owner", { minutesSinceCode: 11 });
    const body = { email: newEmail(), roles: ["sales" as const] };
    expect((await late.call(inviteStaff, { body })).failure?.errors[0]?.code).toBe("second_factor_required");
  });

  it("makes the first owner from a terminal", async () => {
    const { link } = await ops("staff.create", { email: newEmail(), name: "Adaeze", roles: ["owner"] });
    expect(link).toContain(`${deskOrigin}/invitation?token=`);
    expect((await accept(tokenIn(link))).data?.staff.roles).toEqual(["owner"]);
  });
});
