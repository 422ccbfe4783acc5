import { existsSync } from "node:fs";

/** Debian 12's PostgreSQL. */
export const programFolder = "/usr/lib/postgresql/15/bin";

const programs: Readonly<Record<string, string>> = {
  [`${programFolder}/postgres`]: "postgresql-15",
  "/usr/bin/patroni": "patroni",
  "/usr/bin/etcd": "etcd-server",
  "/usr/sbin/haproxy": "haproxy",
  "/usr/sbin/pgbouncer": "pgbouncer",
  "/usr/bin/pgbackrest": "pgbackrest",
  "/usr/sbin/ip": "iproute2",
};

/** What it needs, for the help and for who lacks it. */
export const needsWords = `It needs Linux, root (network namespaces, loop mounts) and Debian 12's packages:
  apt-get install ${Object.values(programs).join(" ")}
Stop the services that they start: it starts its own, on a network of its own.`;

/** What is missing here, as words; undefined where everything is there. */
export function missingHere(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "It is run as root, on Linux.";
  const missing = Object.entries(programs).filter(([program]) => !existsSync(program));
  if (missing.length === 0) return undefined;
  return `Missing here: apt-get install ${missing.map(([, name]) => name).join(" ")}`;
}
