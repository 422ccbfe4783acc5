import { composed } from "./compose.ts";
import { MailRefused, type MailTransport } from "./mail-transport.ts";

/** What nodemailer adds to its faults. */
interface SmtpFault {
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/**
 * Hands mails to the server of SMTP_URL, one connection each. nodemailer is loaded with the first mail.
 * @param smtpUrl smtp:// (STARTTLS where the server offers it) or smtps://
 */
export function smtpTransport(smtpUrl: string): MailTransport {
  return {
    async send(mail) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      });
      try {
        await transport.sendMail(composed(mail));
      } catch (fault) {
        throw isFinal(fault) ? new MailRefused("The mail server refused it.", { cause: fault }) : fault;
      } finally {
        transport.close();
      }
    },
  };
}

/**
 * A 5xx about this recipient or this content will not change. One about our own log-in or sender is a fault of the
 * set-up, and passes when that is repaired.
 */
function isFinal(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const { responseCode, command } = fault as Error & SmtpFault;
  const isPermanent = typeof responseCode === "number" && responseCode >= 500;
  return isPermanent && (command === "RCPT TO" || command === "DATA");
}
