import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { composed } from "./compose.ts";
import { type MailTransport, type ReadyMail, withLogoInside } from "./mail-transport.ts";

/** A mail in the folder, as the outbox page shows it. */
export interface KeptMail {
  readonly message_id: string;
  readonly kind: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly queued_at: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/**
 * Writes mails to a folder, for runs without a mail server: `.eml` as a server would get it, `.json` for the outbox
 * page. The name comes from the Message-ID, so a mail that is sent again lies there once.
 */
export function folderTransport(folder: string): MailTransport {
  return {
    async send(mail) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message } = await transport.sendMail(composed(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(join(folder, `${nameOf(kept(mail))}.eml`), message instanceof Buffer ? message : "");
      await keepInFolder(folder, kept(mail));
    },
  };
}

/** Writes what the outbox page shows. */
export async function keepInFolder(folder: string, mail: KeptMail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await write(join(folder, `${nameOf(mail)}.json`), JSON.stringify(mail));
}

/** By time, so that the folder lists in order. */
function nameOf({ queued_at, message_id }: KeptMail): string {
  const time = queued_at.replace(/[-:]/g, "").replace(".", "");
  return `${time}-${message_id.replace(/[^a-z0-9-]/gi, "").slice(0, 8)}`;
}

function kept(mail: ReadyMail): KeptMail {
  return {
    message_id: mail.messageId,
    kind: mail.kind,
    to: mail.to.address,
    from: mail.from.address,
    subject: mail.subject,
    queued_at: wireTime(mail.queuedAt),
    headers: mail.headers,
    text: mail.text,
    html: withLogoInside(mail.html, mail),
  };
}

/** Whole or not at all: the page may read the folder at any moment. */
async function write(file: string, content: Buffer | string): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
