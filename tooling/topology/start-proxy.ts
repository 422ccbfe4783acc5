import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getFreePort } from "@precise/run/ports";
import type { OnStop } from "@precise/run/run-until-stopped";
import { root } from "@precise/run/workspace";
import type { Place } from "./place.ts";

/** The way in. */
export interface Proxy {
  readonly certificate: string;
  /** A connection to one of its ports, 80 or 443, by a visitor from the address 127.0.0.x. */
  enter(port: number, from: string): Socket;
}

/**
 * Starts Caddy with the files of deploy/one-machine and a certificate of its own making, on the ports of production; and
 * beside it what lets visitors in from addresses of their own. It finds the doors by the name that they share.
 */
export async function startProxy(
  place: Place,
  onStop: OnStop,
  plan: {
    readonly serverName: string;
    readonly image: string;
    readonly node: string;
  },
): Promise<Proxy> {
  const tls = mkdtempSync(join(tmpdir(), "precise-topology-tls-"));
  onStop(async () => rmSync(tls, { recursive: true, force: true }));
  const certificate = makeCertificate(tls, plan.serverName);
  const port = await getFreePort();
  await place.start({
    name: "proxy",
    image: plan.image,
    env: {
      SERVER_NAME: plan.serverName,
      DESK_NAME: `desk.${plan.serverName}`,
      SIGN_IN_SITE: "none",
      CERTIFICATES: "/tls/fullchain.pem /tls/privkey.pem",
    },
    options: [
      ...["--publish", `127.0.0.1:${port}:9000`],
      ...[
        "--volume",
        `${join(root, "deploy", "one-machine", "Caddyfile")}:/etc/caddy/Caddyfile:ro`,
        "--volume",
        `${tls}:/tls:ro`,
      ],
    ],
  });
  await place.start({
    name: "visitors",
    image: plan.node,
    options: ["--network", `container:${place.fullName("proxy")}`, ...insideOptions],
    command: ["node", "/inside/visitors.ts"],
  });
  return {
    certificate,
    enter(to, from) {
      const socket = connect(port, "127.0.0.1");
      socket.write(`${from} ${to}\n`);
      return socket;
    },
  };
}

/** For containers that run a program of ours, of the folder `inside`. */
export const insideOptions = ["--volume", `${join(import.meta.dirname, "inside")}:/inside:ro`];

function makeCertificate(folder: string, name: string): string {
  const [key, file] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", ...kind, ...subject, "-keyout", key, "-out", file], { stdio: "pipe" });
  return readFileSync(file, "utf8");
}
