import type { clientApplicationCalls } from "@precise/contract/trade/application";
import type { clientCatalogueCalls } from "@precise/contract/trade/catalogue";
import type { clientPasswordCalls } from "@precise/contract/trade/password-reset";
import type { clientSessionCalls } from "@precise/contract/trade/session";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { applicationHandlers } from "./application.calls.ts";
import { clientCatalogueHandlers } from "./catalogue/client-catalogue.calls.ts";
import type { BookOf } from "./catalogue/trade-catalogue.ts";
import { clientSessionHandlers } from "./client-session.calls.ts";
import { passwordResetHandlers } from "./password-reset.calls.ts";

/** What the trade area stands on. */
export interface ClientParts {
  readonly db: Database;
  readonly limiter: Limiter;
  readonly links: SignedLinks;
  readonly bookOf: BookOf;
  readonly content: ShopContent;
  /** Cookies travel over TLS alone. */
  readonly isSecure: boolean;
}

/** How people come into the trade area, and its catalogue. */
export function clientHandlers(
  parts: ClientParts,
): Answers<
  typeof clientSessionCalls &
    typeof clientPasswordCalls &
    typeof clientApplicationCalls &
    typeof clientCatalogueCalls
> {
  const { db, bookOf, content } = parts;
  return {
    ...clientSessionHandlers(parts),
    ...passwordResetHandlers(parts),
    ...applicationHandlers(db, content),
    ...clientCatalogueHandlers(db, bookOf),
  };
}
