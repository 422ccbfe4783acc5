import { headerText, type Mailbox } from "@precise/contract/wire/mailbox";

/** A mail with a code. */
export interface ReadyMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The server will never take this mail: the address does not exist, or the content is refused. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/**
 * Hands a mail to the server of SMTP_URL. nodemailer is loaded with the first one.
 * @throws MailRefused when trying again would be in vain; any other fault may pass
 */
export async function sendMail(
  settings: { readonly smtpUrl: string; readonly from: Mailbox },
  { to, subject, text }: ReadyMail,
): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  try {
    await transport.sendMail({
      from: { name: headerText(settings.from.name), address: headerText(settings.from.address) },
      to: { name: "", address: headerText(to) },
      subject: headerText(subject),
      text,
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (fault) {
    throw isFinal(fault) ? new MailRefused("The server refused it.", { cause: fault }) : fault;
  } finally {
    transport.close();
  }
}

/** A 5xx about this recipient or content will not change; one about our own log-in passes when that is repaired. */
function isFinal(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const { responseCode, command } = fault as Error & { responseCode?: unknown; command?: unknown };
  return (
    typeof responseCode === "number" && responseCode >= 500 && (command === "RCPT TO" || command === "DATA")
  );
}
