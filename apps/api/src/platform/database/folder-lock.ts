import { closeSync, openSync, readFileSync, statSync, unlinkSync, utimesSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { processRuns, processStart } from "./process-start.ts";

/** The folder belongs to a running process. The message is the one line to show. */
export class FolderInUse extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The database in ${folder} is in use by ${owner}. Stop that process first: two would destroy each other's rows.`,
    );
    this.name = "FolderInUse";
  }
}

interface Owner {
  readonly pid: number;
  readonly start: string | undefined;
  readonly host: string;
}

const heartbeatMilliseconds = 5_000;
/** A lock of another machine or container, whose processes cannot be seen from here, is dead after this. */
const silentMilliseconds = 20_000;
/** Taking over a dead lock takes a moment; a guard older than this was left by a process that died doing it. */
const guardMilliseconds = 10_000;
const heldHere = new Set<string>();

/**
 * Takes the lock file beside a folder (`db` → `db.lock`), created so that only one process can.
 * A lock is taken over only when its owner is gone: no such process, or the number now belongs to a later process.
 * @throws FolderInUse
 * @source design "Database"
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  const file = `${folder}.lock`;
  if (heldHere.has(file)) throw new FolderInUse(folder, "this process");
  heldHere.add(file);
  try {
    if (!created(file)) await takeOver(folder, file);
  } catch (fault) {
    heldHere.delete(file);
    throw fault;
  }
  const heartbeat = setInterval(() => touch(file), heartbeatMilliseconds).unref();
  function release(): void {
    clearInterval(heartbeat);
    process.off("exit", release);
    if (heldHere.delete(file)) remove(file);
  }
  process.on("exit", release);
  return { release };
}

function created(file: string): boolean {
  const owner: Owner = { pid: process.pid, start: processStart(process.pid), host: hostname() };
  try {
    const descriptor = openSync(file, "wx", 0o600);
    writeSync(descriptor, `${JSON.stringify(owner)}\n`);
    closeSync(descriptor);
    return true;
  } catch (fault) {
    if (codeOf(fault) === "EEXIST") return false;
    throw fault;
  }
}

/** Under a guard file, so that two starters cannot both find the dead lock and remove each other's new one. */
async function takeOver(folder: string, file: string): Promise<void> {
  const guard = `${file}.takeover`;
  for (let attempt = 0; ; attempt += 1) {
    if (created(guard)) break;
    if (ageMilliseconds(guard) > guardMilliseconds) remove(guard);
    else if (attempt >= 50) throw new FolderInUse(folder, "another process that is just starting");
    else await wait(100);
  }
  try {
    const owner = readOwner(file);
    if (owner !== "none" && isAlive(owner, file)) throw new FolderInUse(folder, nameOf(owner));
    if (owner !== "none") remove(file);
    if (!created(file)) throw new FolderInUse(folder, "another process that is just starting");
  } finally {
    remove(guard);
  }
}

function readOwner(file: string): Owner | "unreadable" | "none" {
  try {
    const { pid, start, host } = JSON.parse(readFileSync(file, "utf8"));
    if (!Number.isInteger(pid) || pid <= 0) return "unreadable";
    return { pid, start: typeof start === "string" ? start : undefined, host: String(host) };
  } catch (fault) {
    return codeOf(fault) === "ENOENT" ? "none" : "unreadable";
  }
}

function isAlive(owner: Owner | "unreadable", file: string): boolean {
  // A lock without a readable owner was cut off while being written, or is being written just now.
  if (owner === "unreadable" || owner.host !== hostname()) return ageMilliseconds(file) < silentMilliseconds;
  if (!processRuns(owner.pid)) return false;
  // In a container every start has the same small number: then only the start time distinguishes us from our predecessor.
  if (owner.start !== undefined) return processStart(owner.pid) === owner.start;
  return owner.pid !== process.pid;
}

function nameOf(owner: Owner | "unreadable"): string {
  if (owner === "unreadable") return "a process that is just starting";
  return owner.host === hostname() ? `process ${owner.pid}` : `process ${owner.pid} on ${owner.host}`;
}

function ageMilliseconds(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY; // gone meanwhile: as old as can be
  }
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // A lock file removed by hand cannot be kept fresh; the database goes on.
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Removed by someone else meanwhile: that is what was wanted.
  }
}

function codeOf(fault: unknown): unknown {
  return fault instanceof Error && "code" in fault ? fault.code : undefined;
}
