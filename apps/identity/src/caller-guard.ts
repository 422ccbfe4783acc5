import { createMiddleware } from "hono/factory";

/**
 * Only this computer, under its own name, and only the shop's pages: a page elsewhere that resolves its own name to
 * 127.0.0.1, or posts a form here, is turned away.
 */
export function callerGuard(port: number, siteOrigins: readonly string[]) {
  return createMiddleware(async (c, next) => {
    const own = [`localhost:${port}`, `127.0.0.1:${port}`];
    if (!own.includes(c.req.header("host") ?? ""))
      return c.text("This server does not answer for this host.", 421);
    const origin = c.req.header("origin");
    const known = [...siteOrigins, ...own.map((host) => `http://${host}`)];
    // Pages of the shop are sent here by a redirect; a form of our own page may then say "null" for its origin.
    const isOwnForm = origin === "null" && c.req.header("sec-fetch-site") === "same-origin";
    if (origin !== undefined && !known.includes(origin) && !isOwnForm) {
      return c.text("This origin may not use the stand-in.", 403);
    }
    await next();
  });
}
