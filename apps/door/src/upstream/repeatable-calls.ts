import { repeatablePosts } from "@precise/contract/door/repeatable-posts";

const repeatable = new RegExp(
  repeatablePosts.map((path) => `^${path.replace(/\/+$/, "").replace(/\{[^}]+\}/g, "[^/]+")}/?$`).join("|"),
);

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may be made again on another replica when its answer was lost: what only reads, and what is done once
 * under its Idempotency-Key.
 * @param path without its query
 */
export function mayRepeat(method: string, path: string): boolean {
  return safeMethods.has(method) || (method === "POST" && repeatable.test(path));
}
