import type { Mailbox } from "@precise/contract/wire/mailbox";

/** Where a mail's HTML finds the logo that it brings along. */
export const logoSource = "cid:logo";

/** A mail that is ready for a server. */
export interface ReadyMail {
  /** The same at each attempt. */
  readonly messageId: string;
  readonly queuedAt: Date;
  readonly kind: string;
  readonly from: Mailbox;
  readonly replyTo: string;
  readonly to: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** PNG, where the HTML shows it. */
  readonly logo?: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** What a calendar takes from it. */
  readonly calendar?: { readonly method: "REQUEST" | "CANCEL"; readonly text: string };
}

/** Where mails go: a server, or a folder on this machine. */
export interface MailTransport {
  /**
   * Resolves when the mail has been taken over for good.
   * @throws MailRefused when trying again would be in vain; any other fault is tried again
   */
  send(mail: ReadyMail): Promise<void>;
}

/** The server will never take this mail: the address does not exist, or the content is refused. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/** The HTML with its logo in it, for a page that has no parts of the mail beside it. @param html of the mail, or made of it */
export function withLogoInside(html: string, { logo }: Pick<ReadyMail, "logo">): string {
  return logo ? html.replace(logoSource, `data:image/png;base64,${logo.toString("base64")}`) : html;
}
