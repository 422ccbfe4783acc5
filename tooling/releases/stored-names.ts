import type { BrowserApp } from "./apps.ts";
import { sourceFiles } from "./source-text.ts";

/** A name under which something is kept in a browser: of one app alone, or of what both have in common. */
export type StoredNames = Readonly<Record<BrowserApp | "both", readonly string[]>>;

/** `const cartCookieName = "cartId"`, `const recentOrdersKey = "recentOrders"`, `cookieName: "precise_session"`. */
const single =
  /\b(?:const \w*(?:CookieName|StorageKey|MarkName|[kK]ey)|cookieName)(?:: string)? ?[=:] ?"([\w-]+)"/g;
/** `const storageKeys = { user: "user" }`, `const draftCookieNames = ["checkout"]`. */
const several =
  /\bconst (?:\w*[sS]torageKeys|\w*CookieNames|keys)\b[^=]*= ?(\{[^;]*?\}(?= as const;|;)|\[[^\]]*\])/g;

/** The names that the sources keep things under in a browser: cookies, local storage, session storage. @source design D7 */
export function storedNames(): StoredNames {
  const of = (...folders: readonly string[]) =>
    [...new Set(folders.flatMap(sourceFiles).flatMap(({ text }) => namesIn(text)))].toSorted();
  return {
    shop: of("apps/shop/src"),
    trade: of("apps/trade/src"),
    both: of(
      "apps/api/src/modules/sessions",
      "packages/contract/src",
      "packages/ui/src/styles",
      "packages/web/src",
    ),
  };
}

function namesIn(text: string): string[] {
  const lists = [...text.matchAll(several)].flatMap(([, list = ""]) =>
    [...list.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "").matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  return [...[...text.matchAll(single)].map(([, name = ""]) => name), ...lists];
}
