import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Child, startChild } from "@precise/run/child";
import { PlainFailure } from "@precise/run/plain-failure";
import { root } from "@precise/run/workspace";
import type { Place } from "./place.ts";

/** Where Debian's package puts it, which is on root's PATH only. */
const nginx = "/usr/sbin/nginx";

/** Ports by which the proxy reaches each replica. */
export interface Upstreams {
  readonly api: readonly number[];
  readonly shop: readonly number[];
  readonly trade: readonly number[];
}

/**
 * Starts nginx with the configuration of deploy/nginx, a certificate of its own making, and everything it writes in a
 * temporary folder.
 * @returns the process, and the certificate that its visitors trust
 * @throws PlainFailure where nginx or openssl is not installed
 */
export function startProxy(
  place: Place,
  ports: { readonly http: number; readonly https: number; readonly internal: number },
  upstreams: Upstreams,
): { readonly child: Child; readonly certificate: string } {
  if (!existsSync(nginx))
    throw new PlainFailure("nginx is not installed. On Debian: apt-get install nginx-light");
  const folder = place.folder("proxy");
  for (const part of ["tls", "acme", "temporary"]) mkdirSync(join(folder, part), { recursive: true });
  const certificate = makeCertificate(join(folder, "tls"));
  const servers = (list: readonly number[]) =>
    list.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join("\n    ");
  const values = {
    HTTP_PORT: String(ports.http),
    HTTPS_PORT: String(ports.https),
    HTTPS_SUFFIX: `:${ports.https}`,
    INTERNAL_LISTEN: `127.0.0.1:${ports.internal}`,
    SERVER_NAME: "localhost",
    API_SERVERS: servers(upstreams.api),
    SHOP_SERVERS: servers(upstreams.shop),
    TRADE_SERVERS: servers(upstreams.trade),
    TLS_FOLDER: join(folder, "tls"),
    ACME_FOLDER: join(folder, "acme"),
    CONF_FOLDER: folder,
  };
  for (const name of ["precise.conf", "api.locations"]) {
    const template = readFileSync(join(root, "deploy", "nginx", `${name}.template`), "utf8");
    writeFileSync(join(folder, name), fillTemplate(template, values));
  }
  writeFileSync(join(folder, "nginx.conf"), mainConfiguration(folder));
  place.own(folder);
  const child = startChild({
    name: "proxy",
    command: nginx,
    args: ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")],
    cwd: folder,
    env: place.machine,
    logFile: place.log("proxy"),
    ...place.asUser,
  });
  return { child, certificate };
}

/** What the container image brings itself: everything outside the servers. */
function mainConfiguration(folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${join(folder, "temporary", name)};`)
    .join("\n");
  return `daemon off;
worker_processes 2;
pid ${join(folder, "nginx.pid")};
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporary}
  include ${join(folder, "precise.conf")};
}
`;
}

function makeCertificate(folder: string): string {
  const [key, file] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", ...kind, ...subject, "-keyout", key, "-out", file], { stdio: "pipe" });
  return readFileSync(file, "utf8");
}

/**
 * Fills ${NAMES} in, as the proxy's container image does; nginx's own $names stay.
 * @throws Error that names a variable which has no value
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{([A-Z_]+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} is in the proxy's configuration and has no value`);
    return value;
  });
}
