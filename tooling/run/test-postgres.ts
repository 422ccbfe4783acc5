import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, type ChildPlan, startChild } from "./child.ts";
import { getFreePort } from "./ports.ts";
import { runCommand } from "./run-command.ts";

/** A PostgreSQL server for tests, or the reason why there is none. */
export type TestPostgres =
  | {
      readonly url: string;
      readonly words: string;
      /** Of the server's first process; undefined for a server that was running before. */
      readonly pid?: number;
      /** Starts our own server again where it has ended by itself. */
      startAgain?(): Promise<void>;
      stop(): Promise<void>;
    }
  | { readonly missing: string };

interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** Fast, and lost when the machine stops: for tests. */
const FORGETFUL = ["fsync=off", "full_page_writes=off"];

/**
 * The server that TEST_DATABASE_URL names, else one of our own: Debian's PostgreSQL, started in a temporary folder on a
 * free port of loopback and removed afterwards.
 * @param settings of our own server, as `name=value`; without fsync when left out
 * @param place.keepIn a folder that our own server's data stay in; what is there from before is used again
 * @param place.parent where its temporary folder is made otherwise
 */
export async function openTestPostgres(
  namedUrl: string | undefined,
  machine: Readonly<Record<string, string>>,
  settings: readonly string[] = FORGETFUL,
  { keepIn, parent = tmpdir() }: { readonly keepIn?: string | undefined; readonly parent?: string } = {},
): Promise<TestPostgres> {
  if (namedUrl !== undefined)
    return { url: namedUrl, words: "PostgreSQL of TEST_DATABASE_URL", stop: async () => {} };
  const programs = newestPrograms();
  if (programs === undefined)
    return { missing: "no PostgreSQL: TEST_DATABASE_URL is not set and none is installed" };
  const user = unprivilegedUser();
  if (user === "none") return { missing: "PostgreSQL does not run as root, and there is no other user" };

  if (keepIn !== undefined) mkdirSync(keepIn, { recursive: true });
  const folder = keepIn ?? mkdtempSync(join(parent, "precise-postgres-"));
  const remove = () => {
    if (keepIn === undefined) rmSync(folder, { recursive: true, force: true });
  };
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const asUser = user === undefined ? {} : { user };
  const env = { ...machine, HOME: folder, LC_ALL: "C.UTF-8" };
  const isThere = existsSync(join(folder, "db"));
  const setUp = isThere
    ? undefined
    : await runCommand({
        command: join(programs.folder, "initdb"),
        args: [
          "-D",
          join(folder, "db"),
          "-U",
          "postgres",
          "--auth=trust",
          "--no-sync",
          "-E",
          "UTF8",
          "--locale=C.UTF-8",
        ],
        cwd: folder,
        env,
        limitMs: 60_000,
        ...asUser,
      });
  if (setUp?.isOk === false) {
    remove();
    return { missing: `PostgreSQL could not be set up: ${lastLine(setUp.output)}` };
  }
  const port = await getFreePort();
  const allSettings = [...settings, "listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`];
  const plan: ChildPlan = {
    name: "PostgreSQL",
    command: join(programs.folder, "postgres"),
    args: [
      "-D",
      join(folder, "db"),
      "-p",
      String(port),
      ...allSettings.flatMap((setting) => ["-c", setting]),
    ],
    cwd: folder,
    env,
    logFile: join(folder, "postgres.log"),
    ...asUser,
  };
  let server = startChild(plan);
  const stop = async () => {
    await server.stop(10_000);
    remove();
  };
  if (!(await isAnswering(server, programs.folder, port, env))) {
    const said = server.lastLines(1)[0] ?? "it said nothing";
    await stop();
    return { missing: `PostgreSQL did not start: ${said}` };
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    words: `PostgreSQL ${programs.version}, started for this run`,
    pid: server.pid,
    async startAgain() {
      if (!server.hasExited()) return;
      server = startChild(plan);
      if (!(await isAnswering(server, programs.folder, port, env)))
        throw new Error(`PostgreSQL did not start again: ${server.lastLines(1)[0]}`);
    },
    stop,
  };
}

async function isAnswering(
  server: Child,
  programs: string,
  port: number,
  env: Readonly<Record<string, string>>,
) {
  for (let attempt = 0; attempt < 60 && !server.hasExited(); attempt += 1) {
    const probe = await runCommand({
      command: join(programs, "pg_isready"),
      args: ["-h", "127.0.0.1", "-p", String(port), "-t", "1"],
      cwd: "/",
      env,
      limitMs: 5000,
    });
    if (probe.isOk) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

/** Debian keeps each version's programs beside each other; other systems have them on the PATH, which is not looked at. */
function newestPrograms(): { folder: string; version: string } | undefined {
  const parent = "/usr/lib/postgresql";
  if (!existsSync(parent)) return undefined;
  const versions = readdirSync(parent).filter((name) => existsSync(join(parent, name, "bin", "initdb")));
  const version = versions.sort((a, b) => Number(b) - Number(a))[0];
  return version === undefined ? undefined : { folder: join(parent, version, "bin"), version };
}

/** The user to run the server as: our own (undefined) unless we are root, which PostgreSQL refuses to run as. */
function unprivilegedUser(): SystemUser | undefined | "none" {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such user here: the next name is tried.
    }
  }
  return "none";
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
