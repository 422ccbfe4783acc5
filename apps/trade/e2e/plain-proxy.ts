import { createServer, request as forward } from "node:http";

/**
 * Stands on the shop's port in its place, as any proxy of a domain would: trade pages go to the trade area, calls to the
 * API, and nothing else is there.
 * @returns the way to end it
 */
export async function openPlainProxy(at: URL): Promise<() => Promise<void>> {
  const { TRADE_URL, API_URL } = process.env;
  const server = createServer((visit, answer) => {
    const path = visit.url ?? "/";
    const target = /^\/clients(?:[/?]|$)/.test(path)
      ? TRADE_URL
      : /^\/api\//.test(path)
        ? API_URL
        : undefined;
    if (target === undefined) {
      answer.writeHead(404).end();
      return;
    }
    const { hostname, port } = new URL(target);
    const headers = { ...visit.headers, "x-forwarded-host": at.host, "x-forwarded-proto": "http" };
    const passed = forward({ hostname, port, path, method: visit.method, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    });
    passed.on("error", () => answer.writeHead(502).end());
    visit.pipe(passed);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(Number(at.port), () => resolve());
  });
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}
