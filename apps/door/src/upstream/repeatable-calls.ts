import { routes } from "@precise/contract/routes";

/** Without its key it is no call at all; where the key may be left out, a call that comes again may count twice. */
const isKeyed = ({ headers }: (typeof routes)[number]) => headers?.safeParse({}).success === false;

const repeatable = routes
  .filter((call) => call.method === "POST" && (call.isSafe || isKeyed(call)))
  .map(({ path }) => `^${path.replace(/\/+$/, "").replace(/\{[^}]+\}/g, "[^/]+")}/?$`);
const repeatablePosts = new RegExp(repeatable.join("|"));

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may be made again on another replica when its answer was lost: what only reads, and what is done once
 * under its Idempotency-Key.
 * @param path without its query
 */
export function mayRepeat(method: string, path: string): boolean {
  return safeMethods.has(method) || (method === "POST" && repeatablePosts.test(path));
}
