import { headerText } from "@precise/contract/wire/mailbox";
import { logoSource, type ReadyMail } from "./mail-transport.ts";

/**
 * A mail in nodemailer's terms. Names and subject are one line each, and addresses were checked when they came in, so
 * nothing that was typed makes a header of its own.
 */
export function composed(mail: ReadyMail) {
  return {
    messageId: mail.messageId,
    date: mail.queuedAt,
    from: { name: headerText(mail.from.name), address: headerText(mail.from.address) },
    replyTo: headerText(mail.replyTo),
    to: { name: headerText(mail.to.name), address: headerText(mail.to.address) },
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.logo && {
      attachments: [
        {
          cid: logoSource.slice("cid:".length),
          filename: "logo.png",
          content: mail.logo,
          contentType: "image/png",
          contentDisposition: "inline" as const,
        },
      ],
    }),
    ...(mail.calendar && {
      icalEvent: {
        method: mail.calendar.method,
        filename: "appointment.ics",
        content: mail.calendar.text,
      },
    }),
    headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
    // A mail never makes this process read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
