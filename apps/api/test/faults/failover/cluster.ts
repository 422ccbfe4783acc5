import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdir, open, readFile, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { programFolder } from "./needs.ts";
import { type Machine, type Network, runProgram } from "./network.ts";
import { environmentOf, renderSettings } from "./render-settings.ts";

const settingsFolder = new URL("../../../../../deploy/postgres-high-availability/", import.meta.url);

/** A machine with a database: PostgreSQL under Patroni, and PgBouncer. */
export interface DatabaseNode {
  readonly machine: Machine;
  readonly dataFolder: string;
  /** PostgreSQL itself, without proxy and pooler. */
  url(user: "postgres" | "precise", database?: string): string;
  start(): void;
  /** Whether Patroni there says so now. */
  is(role: "primary" | "replica"): Promise<boolean>;
  /** Takes all that is free of the disk that holds its WAL. */
  fillDisk(): Promise<void>;
  freeDisk(): Promise<void>;
}

export interface Cluster {
  readonly nodes: readonly DatabaseNode[];
  readonly etcd: readonly Machine[];
  /** What an API is started with. */
  readonly variables: Readonly<Record<string, string>>;
  /** @throws Error where none says so within the time */
  primary(seconds?: number): Promise<DatabaseNode>;
  /** Waits until one leads and all others follow it, one of them synchronously. @throws Error with the state after that time */
  untilWhole(seconds: number): Promise<void>;
  /** pgBackRest, where a node has its settings. */
  readonly backupSettings: string;
}

/**
 * Starts etcd on three machines, Patroni with PostgreSQL and PgBouncer on others, and HAProxy, with the files that an
 * operator takes.
 * @param undo takes back what the network does not
 * @source decision 131
 */
export async function startCluster(options: {
  readonly network: Network;
  readonly folder: string;
  readonly databases: number;
  readonly archiving: boolean;
  undo(step: () => Promise<unknown>): void;
}): Promise<Cluster> {
  const { network, folder, undo } = options;
  const scope = "precise";
  const secret = () => randomBytes(12).toString("hex");
  const passwords = { postgres: secret(), precise: secret() };
  const etcd: Machine[] = [];
  for (const name of ["etcd1", "etcd2", "etcd3"]) etcd.push(await network.addMachine(name));
  const machines: Machine[] = [];
  for (const name of ["db1", "db2", "db3"]) machines.push(await network.addMachine(name));
  const backupFolder = await ownFolder(folder, "backups");
  const backupSettings = join(folder, "pgbackrest.conf");
  const shared = {
    SCOPE: scope,
    ETCD_CLUSTER: etcd.map(({ name, address }) => `${name}=http://${address}:2380`).join(","),
    ETCD_HOSTS: etcd.map(({ address }) => `${address}:2379`).join(","),
    NETWORK: network.range,
    PROXY_ADDRESS: network.address,
    PROGRAM_FOLDER: programFolder,
    PATRONI_PASSWORD: secret(),
    SUPERUSER_PASSWORD: passwords.postgres,
    DATABASE_PASSWORD: passwords.precise,
    REPLICATION_PASSWORD: secret(),
    REWIND_PASSWORD: secret(),
    MAX_WAL_SIZE: "192MB",
    MAX_SLOT_WAL_SIZE: "256MB",
    BACKUP_FOLDER: backupFolder,
    ARCHIVE_COMMAND: options.archiving
      ? `pgbackrest --config=${backupSettings} --stanza=${scope} archive-push %p`
      : "/bin/true",
    ...Object.fromEntries(machines.map(({ name, address }) => [`${name.toUpperCase()}_ADDRESS`, address])),
  };

  for (const machine of etcd) {
    const variables = {
      ...shared,
      NODE_NAME: machine.name,
      ETCD_ADDRESS: machine.address,
      ETCD_FOLDER: await ownFolder(folder, machine.name),
    };
    machine.start("/usr/bin/etcd", [], environmentOf(await settingsOf("etcd.env", variables)));
  }
  const nodes: DatabaseNode[] = [];
  for (const machine of machines.slice(0, options.databases)) {
    nodes.push(await prepareNode({ machine, folder, shared, passwords, undo, backupSettings }));
  }
  const [first, ...others] = nodes;
  first?.start();
  await until(async () => first?.is("primary"), 60, "the first database did not start");
  for (const node of others) node.start();

  const proxySettings = await writeSettings(folder, "haproxy.cfg", "haproxy.cfg", shared);
  startHere("/usr/sbin/haproxy", ["-db", "-f", proxySettings], join(folder, "haproxy.log"), undo);

  const urlOf = (port: number) =>
    `postgres://precise:${passwords.precise}@${network.address}:${port}/precise`;
  return {
    nodes,
    etcd,
    backupSettings,
    variables: {
      DATABASE_URL: urlOf(5000),
      DATABASE_POOLER: "transaction",
      DATABASE_READ_URL: urlOf(5001),
      DATABASE_LISTEN_URL: urlOf(5002),
    },
    async primary(seconds = 30) {
      let found: DatabaseNode | undefined;
      await until(async () => (found = await firstThat(nodes, "primary")), seconds, "there is no primary");
      if (!found) throw new Error("There is no primary.");
      return found;
    },
    async untilWhole(seconds) {
      let state = "";
      await until(
        async () => {
          const members = await membersSeenBy(nodes);
          state = members.map(({ name, role, state: now }) => `${name} ${role} ${now}`).join(", ");
          const roles = members.filter(({ state: now }) => ["running", "streaming"].includes(now));
          return (
            roles.length === nodes.length &&
            roles.some(({ role }) => role === "leader") &&
            (nodes.length === 1 || roles.some(({ role }) => role === "sync_standby"))
          );
        },
        seconds,
        () => `the cluster is not whole: ${state}`,
      );
    },
  };
}

async function prepareNode(options: {
  readonly machine: Machine;
  readonly folder: string;
  readonly shared: Readonly<Record<string, string>>;
  readonly passwords: Readonly<Record<"postgres" | "precise", string>>;
  readonly backupSettings: string;
  undo(step: () => Promise<unknown>): void;
}): Promise<DatabaseNode> {
  const { machine, folder, passwords, undo } = options;
  const home = await ownFolder(folder, machine.name);
  const disk = join(home, "wal-disk");
  await mountDisk(join(home, "wal-disk.img"), disk, undo);
  const dataFolder = join(home, "data");
  const variables = {
    ...options.shared,
    NODE_NAME: machine.name,
    NODE_ADDRESS: machine.address,
    DATA_FOLDER: dataFolder,
    WAL_FOLDER: join(disk, "wal"),
    SOCKET_FOLDER: home,
    PGPASS_FILE: join(home, "pgpass"),
    USERLIST_FILE: join(home, "userlist.txt"),
    BACKUP_LOG_FOLDER: home,
  };
  const patroni = await writeSettings(home, "patroni.yml", "patroni.yml", variables);
  const pooler = await writeSettings(home, "pgbouncer.ini", "pgbouncer.ini", variables);
  await writeSettings(home, "userlist.txt", "userlist.txt", variables);
  if (machine.name === "db1") await writeSettings(folder, "pgbackrest.conf", "pgbackrest.conf", variables);
  const ballast = join(disk, "ballast");
  return {
    machine,
    dataFolder,
    url: (user, database = user) =>
      `postgres://${user}:${passwords[user]}@${machine.address}:5432/${database}`,
    start() {
      machine.start("/usr/bin/patroni", [patroni]);
      machine.start("/usr/sbin/pgbouncer", [pooler]);
    },
    async is(role) {
      const answer = await fetch(`http://${machine.address}:8008/${role}`, {
        signal: AbortSignal.timeout(1500),
      }).catch(() => undefined);
      return answer?.status === 200;
    },
    async fillDisk() {
      const { bavail, bsize } = await statfs(disk);
      await runProgram("fallocate", ["-l", String(bavail * bsize), ballast]).catch(() => undefined);
      const rest = await open(ballast, "a");
      // What fallocate leaves because of the file system's own needs.
      await rest.write(Buffer.alloc(8 * 1024 * 1024)).catch(() => undefined);
      await rest.close();
    },
    freeDisk: async () => void (await runProgram("rm", ["-f", ballast])),
  };
}

/** Starts a program beside the API, outside of the machines. */
function startHere(
  program: string,
  args: readonly string[],
  logFile: string,
  undo: (step: () => Promise<unknown>) => void,
): void {
  const log = openSync(logFile, "a");
  const child = spawn(program, [...args], { stdio: ["ignore", log, log] });
  closeSync(log);
  const ended = once(child, "exit");
  undo(async () => {
    child.kill("SIGKILL");
    await ended;
  });
}

/** A file system of its own for WAL, in a file: what fills it fills nothing else. */
async function mountDisk(
  file: string,
  folder: string,
  undo: (step: () => Promise<unknown>) => void,
): Promise<void> {
  await mkdir(folder);
  await runProgram("truncate", ["-s", "640M", file]);
  await runProgram("mkfs.ext4", ["-q", "-m", "0", file]);
  await runProgram("mount", ["-o", "loop", file, folder]);
  undo(() => runProgram("umount", ["--lazy", folder]));
  await runProgram("chown", ["postgres:postgres", folder]);
}

async function settingsOf(name: string, variables: Readonly<Record<string, string>>): Promise<string> {
  return renderSettings(await readFile(new URL(name, settingsFolder), "utf8"), variables);
}

async function writeSettings(
  folder: string,
  name: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const path = join(folder, file);
  await writeFile(path, await settingsOf(name, variables), { mode: 0o640 });
  await runProgram("chown", ["postgres:postgres", path]);
  return path;
}

async function ownFolder(parent: string, name: string): Promise<string> {
  const path = join(parent, name);
  await mkdir(path, { mode: 0o700 });
  await runProgram("chown", ["postgres:postgres", path]);
  return path;
}

async function firstThat(nodes: readonly DatabaseNode[], role: "primary"): Promise<DatabaseNode | undefined> {
  const answers = await Promise.all(nodes.map((node) => node.is(role)));
  return nodes.find((_node, at) => answers[at]);
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

async function membersSeenBy(nodes: readonly DatabaseNode[]): Promise<readonly Member[]> {
  const leader = await firstThat(nodes, "primary");
  if (!leader) return [];
  const answer = await fetch(`http://${leader.machine.address}:8008/cluster`, {
    signal: AbortSignal.timeout(2000),
  }).catch(() => undefined);
  // Patroni's own form of its cluster.
  const cluster = (await answer?.json()) as { members: readonly Member[] } | undefined;
  return cluster?.members ?? [];
}

/** @throws Error with the words where it is not so in time */
export async function until(
  isSo: () => Promise<unknown>,
  seconds: number,
  words: string | (() => string),
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(typeof words === "string" ? words : words());
    await wait(200);
  }
}
