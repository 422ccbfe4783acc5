import type { ShopContent } from "#api/modules/company/content.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { applicationHandlers } from "./application-handlers.ts";
import { clientCatalogueHandlers } from "./catalogue/client-catalogue-handlers.ts";
import type { BookOf } from "./catalogue/trade-catalogue.ts";
import { clientSessionHandlers } from "./client-session-handlers.ts";
import { passwordResetHandlers } from "./password-reset-handlers.ts";

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

/** The handlers of every call of the trade area. */
export function clientHandlers(
  parts: ClientParts,
): ReturnType<typeof clientSessionHandlers> &
  ReturnType<typeof passwordResetHandlers> &
  ReturnType<typeof applicationHandlers> &
  ReturnType<typeof clientCatalogueHandlers> {
  const { db, bookOf, content } = parts;
  return {
    ...clientSessionHandlers(parts),
    ...passwordResetHandlers(parts),
    ...applicationHandlers(db, content),
    ...clientCatalogueHandlers(db, bookOf),
  };
}
