import { deleteView, saveView } from "@precise/contract/desk/kit/views";
import { askBackup } from "@precise/contract/desk/operations/backups";
import { runWork } from "@precise/contract/desk/operations/work";
import {
  beginShop,
  cancelShopSetting,
  readShopSetting,
  setShopSetting,
} from "@precise/contract/desk/settings/shop-settings";
import { freshenCode, signInAtDesk } from "@precise/contract/desk/staff/session";
import { acceptInvitation, inviteStaff, readInvitation } from "@precise/contract/desk/staff/staff";
import { resetCompanyPassword } from "@precise/contract/desk/trade/companies";
import { codeAt } from "#api/modules/staff/one-time-codes.ts";
import { deskCallerBy, staffAs } from "../../desk/open-desk.ts";
import { deskOrigin, type TestApi } from "../../fixtures/start-test-api.ts";
import { putClients } from "../../modules/trade/put-clients.ts";
import type { FreshSample, FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** A shop that nobody has ordered of yet is begun anew. */
export async function beginningSample(api: TestApi): Promise<FreshSample> {
  const { headers } = await staffAs(api, "owner");
  return { path: beginShop.path, body: { shop_name: "Precise" }, headers };
}

/** The staff's own accounts, the shop's settings and what is done in the background. */
export function staffSamples(shop: FuzzShop): FreshSamples {
  const { api, about, openOwner, sampleOf } = shop;
  const nobody = { headers: { origin: deskOrigin } };
  const limits = { params: { kind: "limits" } } as const;
  const password = "a long pass phrase";
  let pieces = 10;

  const invitation = () => ({
    email: `${shop.next("invited")}@precise.example`,
    name: "Ife Ade",
    roles: ["warehouse" as const],
  });
  /** The link of an invitation, as the mail is made of it. */
  async function invitationToken(body = invitation()): Promise<string> {
    const { email } = body;
    await (await openOwner()).done(inviteStaff, { body });
    const [mail] = await api.db.query<{ content: { staff: string; mark: string; endsAt: string } }>(
      "select content from mail_outbox where kind = 'staff_invitation' and recipient = $1",
      [email],
    );
    if (mail === undefined) throw new Error("no invitation was mailed");
    const { staff, mark, endsAt } = mail.content;
    return api.links.sign("staff-invitation", `${staff} ${mark}`, new Date(endsAt));
  }
  /** Someone who has accepted an invitation, and what they type to sign in. Each code works once: none was used yet. */
  async function signingIn() {
    const body = invitation();
    const { email } = body;
    const token = await invitationToken(body);
    const { totp_secret } = await deskCallerBy(api, "").done(readInvitation, { body: { token } });
    const code = codeAt(totp_secret, Date.now());
    await deskCallerBy(api, "").done(acceptInvitation, { body: { token, password, code } });
    await forgetCodes(email);
    return { email, password, code };
  }
  const forgetCodes = (email: string) =>
    api.db.query("update staff_person set used_code_steps = '{}' where email = $1", [email]);
  const entries = () => {
    pieces += 1;
    return [{ key: "low_stock", value: { amount: pieces % 900 } }];
  };

  const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();
  async function colleague() {
    return { params: { id: (await staffAs(api, "sales", { name: "Ife Ade" })).staffId } };
  }
  /** What a manager may not do alone. */
  async function approval() {
    const { companyId: id, personId } = (await putClients(api.db)).ngozi;
    const manager = await staffAs(api, "manager", { name: "Ife Ade" });
    const params = { id, person: personId };
    const request = (await manager.done(resetCompanyPassword, { params })).approval;
    return { params: { id: request?.id ?? "" } };
  }

  return {
    ...about(async () => ({ body: invitation() }), ["inviteStaff"]),
    ...about(colleague, ["changeStaffRoles", "endStaff", "resetStaff"]),
    ...about(approval, ["decideApproval"]),
    ...about(async () => limits, ["readShopSetting"]),
    ...about(async () => ({ body: { at: inAWeek() } }), ["previewShop"]),
    async signInAtDesk() {
      return sampleOf(signInAtDesk, { body: await signingIn() }, nobody);
    },
    async freshenCode() {
      const typed = await signingIn();
      const answer = await api.post("/api/desk/session", typed, { origin: deskOrigin });
      await forgetCodes(typed.email);
      const [cookie = ""] = answer.headers.getSetCookie();
      const caller = deskCallerBy(api, cookie.split(";")[0] ?? "");
      return sampleOf(freshenCode, { body: { code: typed.code } }, caller);
    },
    async readInvitation() {
      return sampleOf(readInvitation, { body: { token: await invitationToken() } }, nobody);
    },
    async acceptInvitation() {
      const token = await invitationToken();
      const { totp_secret } = await deskCallerBy(api, "").done(readInvitation, { body: { token } });
      const body = { token, password, code: codeAt(totp_secret, Date.now()) };
      return sampleOf(acceptInvitation, { body }, nobody);
    },
    async deleteView() {
      const owner = await openOwner();
      const body = { screen: "orders", name: shop.next("To pack"), query: "stage=confirmed" } as const;
      const { view } = await owner.done(saveView, { body });
      return sampleOf(deleteView, { params: { id: view.id } }, owner);
    },
    async setShopSetting() {
      const owner = await openOwner();
      const { revision } = (await owner.done(readShopSetting, limits)).setting;
      return sampleOf(setShopSetting, { ...limits, ifMatch: revision, body: { entries: entries() } }, owner);
    },
    async cancelShopSetting() {
      const owner = await openOwner();
      const body = { entries: entries(), valid_from: inAWeek() };
      const { setting } = await owner.done(setShopSetting, { ...limits, body });
      const id = setting.changes.find(({ state }) => state === "upcoming")?.id ?? 0;
      return sampleOf(cancelShopSetting, { ...limits, body: { id } }, owner);
    },
    async askBackup() {
      return sampleOf(askBackup, { body: { kind: "rehearsal" } }, await openOwner());
    },
    async runWork() {
      await api.db.query(
        `insert into job (name, due_at, attempts) values ('expire_orders', now() + interval '1 hour', 0)
         on conflict (name) do update set due_at = excluded.due_at, attempts = 0`,
      );
      return sampleOf(runWork, { params: { name: "expire_orders" }, body: {} }, await openOwner());
    },
  };
}
