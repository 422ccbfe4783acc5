import type { ShopContent } from "#api/modules/company/content.ts";
import type { StaffTools } from "#api/modules/staff/staff-tools.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import type { MailRenderer } from "#api/platform/mail/render/render-mail.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import type { OperatorTools } from "./operator-command.ts";

/** What the answers of the desk's calls stand on. */
export interface DeskParts {
  readonly db: Database;
  /** What the commands work with. */
  readonly tools: OperatorTools;
  readonly content: ShopContent;
  readonly links: SignedLinks;
  /** Reads what makes the shop's e-mails, to look at them. */
  readonly readMails: () => Promise<MailRenderer>;
  /** What accounts of the staff are guarded with. */
  readonly staff: StaffTools;
  readonly limiter: Limiter;
  /** Where the desk is: http://localhost:3003. */
  readonly deskOrigin: string;
  /** The shop's own origin, for links to its pages. */
  readonly shopOrigin: string;
  /** Cookies travel over TLS alone. */
  readonly isSecure: boolean;
}
