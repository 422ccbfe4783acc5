import { createServer } from "node:http";

/** Somebody else's host: serves two scripts and notes who asked for what. */
export interface OthersHost {
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
  close(): void;
}

/** What such scripts do: one reports the visit and shows a pixel, one opens a frame. */
const files: Readonly<Record<string, (origin: string) => string>> = {
  "/tracking.js": (origin) =>
    `document.documentElement.dataset.tracking="ran";fetch("${origin}/collect");new Image().src="${origin}/pixel"`,
  "/chat.js": (origin) =>
    `const f=document.createElement("iframe");f.title="Chat";f.src="${origin}/frame";document.body.append(f);document.documentElement.dataset.chat="ran"`,
  "/collect": () => "{}",
  "/frame": () => "<!doctype html><html lang=en><title>Chat</title><p>How can we help?</p></html>",
};
const types: Readonly<Record<string, string>> = { "/frame": "text/html", "/collect": "application/json" };

export async function startOthersHost(): Promise<OthersHost> {
  const paths: string[] = [];
  let url = "";
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://others").pathname;
    paths.push(path);
    const body = files[path];
    response.writeHead(body ? 200 : path === "/pixel" ? 204 : 404, {
      "content-type": types[path] ?? "text/javascript",
      "access-control-allow-origin": "*",
    });
    response.end(body?.(url));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("others' host has no port");
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    asked: paths,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
