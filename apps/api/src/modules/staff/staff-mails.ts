import * as z from "zod/mini";
import type { AuditHead } from "#api/platform/audit/verify-audit.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type MailKinds, mailKinds } from "#api/platform/mail/mail-kinds.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { MailContent } from "#api/platform/mail/render/blocks.ts";
import { greetingName } from "#api/platform/text/greeting.ts";
import { wireDay } from "#api/platform/time/wire-time.ts";
import { invitationPath } from "./invitation-link.ts";

/** Mails to the staff. `desk`: the desk's origin. */
const schemas = [
  /** An owner invited someone, or had them set up their password and codes again; the link is signed when the mail is made. */
  z.object({
    kind: z.literal("staff_invitation"),
    email: z.string(),
    name: z.string(),
    staff: z.string(),
    mark: z.string(),
    endsAt: z.string(),
    desk: z.string(),
  }),
  /** Someone will act without a second person, because there is none. */
  z.object({
    kind: z.literal("staff_alone"),
    email: z.string(),
    who: z.string(),
    subject: z.string(),
    reason: z.string(),
    desk: z.string(),
  }),
  /** The API stopped while an approved act was carried out: someone looks whether it was done. */
  z.object({
    kind: z.literal("approval_stopped"),
    email: z.string(),
    subject: z.string(),
    reason: z.string(),
  }),
  /** The end of the audit's chain, out of the reach of anyone who could rewrite it. */
  z.object({
    kind: z.literal("audit_head"),
    email: z.string(),
    at: z.string(),
    place: z.int(),
    hash: z.string(),
  }),
  /** The record of changes is not the one that was: the database was put back or rewritten beside the shop. */
  z.object({ kind: z.literal("audit_broken"), email: z.string(), faults: z.array(z.string()) }),
] as const;
export type StaffMail = z.infer<(typeof schemas)[number]>;

/** Queues the mail with an invitation; one for each. */
export async function queueInvitationMail(
  tx: Sql,
  mail: Omit<Extract<StaffMail, { kind: "staff_invitation" }>, "kind">,
): Promise<void> {
  await queueMail(tx, `staff:invitation:${mail.mark}`, mail.email, { kind: "staff_invitation", ...mail });
}

/** Mails the owners that an act waits for nobody but the one who asks. */
export async function queueAloneMails(
  tx: Sql,
  request: { readonly id: string; readonly subject: string; readonly reason: string },
  { name: who }: { readonly name: string },
  desk: string,
): Promise<void> {
  const { id, subject, reason } = request;
  for (const email of await ownersOf(tx))
    await queueMail(tx, `staff:alone:${id}:${email}`, email, {
      kind: "staff_alone",
      email,
      who,
      subject,
      reason,
      desk,
    });
}

/** Mails the owners where the audit's chain ends today. */
export async function queueHeadMails(sql: Sql, head: AuditHead): Promise<void> {
  for (const email of await ownersOf(sql))
    await queueMail(sql, `staff:audit:${head.at.slice(0, 10)}:${email}`, email, {
      kind: "audit_head",
      email,
      ...head,
    });
}

/** Mails the owners that the audit does not lead to an end that it had; once a day while it does not. */
export async function queueBrokenAuditMails(sql: Sql, faults: readonly string[], now: Date): Promise<void> {
  for (const email of await ownersOf(sql))
    await queueMail(sql, `staff:audit-broken:${wireDay(now)}:${email}`, email, {
      kind: "audit_broken",
      email,
      faults: faults.slice(0, 20),
    });
}

async function ownersOf(sql: Sql): Promise<string[]> {
  const owners = await sql.query<{ email: string }>(
    "select email from staff_person where 'owner' = any(roles) and ended_at is null",
  );
  return owners.map(({ email }) => email);
}

export const staffMails: MailKinds = mailKinds(schemas, (mail, { links }) => ({
  content: staffContent(
    mail,
    (invitation) =>
      invitation.desk +
      invitationPath(
        links,
        { staffId: invitation.staff, mark: invitation.mark },
        new Date(invitation.endsAt),
      ),
  ),
}));

type Invitation = Extract<StaffMail, { kind: "staff_invitation" }>;

function staffContent(mail: StaffMail, urlOf: (invitation: Invitation) => string): MailContent {
  const paragraph = (text: string) => ({ kind: "paragraph", text }) as const;
  if (mail.kind === "staff_alone")
    return {
      subject: `No second person for ${mail.subject}`,
      preview: mail.reason,
      title: `${mail.who} may soon do this alone`,
      blocks: [
        paragraph(`${mail.reason} (${mail.subject})`),
        paragraph(
          "Nobody else of the staff can approve it. In an hour the person who asked may, with a new one-time code. If that is not right, refuse it now.",
        ),
        { kind: "button", label: "See approvals", url: `${mail.desk}/approvals` },
      ],
      why: "You get this e-mail because you are an owner at the desk.",
    };
  if (mail.kind === "approval_stopped")
    return {
      subject: `Was it done? ${mail.subject}`,
      preview: mail.reason,
      title: "An approved act was cut short",
      blocks: [
        paragraph(`${mail.reason} (${mail.subject})`),
        paragraph(
          "The shop's server stopped while this was carried out. Look whether it was done. If it was, refuse the request under approvals; if not, approve it again.",
        ),
      ],
      why: "You get this e-mail because you asked for this act or approved it at the desk.",
    };
  if (mail.kind === "audit_head")
    return {
      subject: `The audit on ${mail.at.slice(0, 10)}: ${mail.place} entries`,
      preview: mail.hash,
      title: "Where the audit ends today",
      blocks: [
        paragraph(`Link ${mail.place}: ${mail.hash}`),
        paragraph(
          "Keep this e-mail. If someone rewrites the record of changes in the database, it no longer leads here. The desk compares it with what stands beside the backups; a technician can compare it with this e-mail.",
        ),
      ],
      why: "You get this e-mail each day because you are an owner at the desk.",
    };
  if (mail.kind === "audit_broken")
    return {
      subject: "The record of changes is not what it was",
      preview: "The database was put back or rewritten beside the shop.",
      title: "Look at the audit",
      blocks: [
        paragraph(
          "The audit does not lead to ends that it had, as they stand beside the backups. Either a technician put the database back by another way than the shop's restore, or entries were rewritten. Ask who did it; the desk's audit says from which day on.",
        ),
        ...mail.faults.map(paragraph),
      ],
      why: "You get this e-mail because you are an owner at the desk.",
    };
  const name = greetingName(mail.name);
  return {
    subject: "Your way into the desk",
    preview: "The link works once, for 48 hours.",
    title: name ? `Welcome to the desk, ${name}` : "Welcome to the desk",
    blocks: [
      paragraph(
        "Choose a password and set up one-time codes. Have your phone with an authenticator app at hand.",
      ),
      { kind: "button", label: "Set up my account", url: urlOf(mail) },
      paragraph("The link works once, for 48 hours. Give it to nobody."),
      paragraph("If you do not work for us, ignore this e-mail."),
    ],
    why: "You get this e-mail because an owner of the shop invited this address to its desk.",
  };
}
