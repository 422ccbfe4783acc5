import type { ShopContent } from "../checkout/content.ts";
import type { Database } from "../database/port.ts";
import type { Limiter } from "../http/limiter.ts";
import type { ClientHandlers } from "../register-client-calls.ts";
import type { SignedLinks } from "../signed-links/signed-links.ts";
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
export function clientHandlers(parts: ClientParts): ClientHandlers {
  const { db, bookOf, content } = parts;
  return {
    ...clientSessionHandlers(parts),
    ...passwordResetHandlers(parts),
    ...applicationHandlers(db, content),
    ...clientCatalogueHandlers(db, bookOf),
  };
}
