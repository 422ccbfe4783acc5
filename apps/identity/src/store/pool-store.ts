import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { emptyState, type PoolState, type PoolUser } from "./pool-state.ts";

const KEPT_MAILS = 200;

/** The users of one developer's machine: in memory, written through to a file by an atomic rename. */
export interface PoolStore {
  readonly state: PoolState;
  save(): void;
  /** By user name, or by e-mail without regard to case; people of social providers have no e-mail to sign in by. */
  userNamed(name: string): PoolUser | undefined;
  /** Into the outbox; the call that sends it saves. */
  mail(message: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly code: string;
  }): void;
}

/** @throws Error when the file is there and is not what this program wrote: it is never overwritten silently */
export function openPoolStore(file: string): PoolStore {
  const state = readState(file);
  state.simulationSecret ||= randomBytes(32).toString("base64url");
  const save = () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(state, null, 1), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    state,
    save,
    userNamed: (name) =>
      Object.hasOwn(state.users, name)
        ? state.users[name]
        : Object.values(state.users).find(
            (user) => user.identity === undefined && user.attributes.email === emailKey(name),
          ),
    mail: (message) => {
      state.outbox.push({ id: crypto.randomUUID(), at: new Date().toISOString(), ...message });
      state.outbox.splice(0, state.outbox.length - KEPT_MAILS);
    },
  };
}

/** E-mails compare without case. */
export function emailKey(text: string): string {
  return text.trim().toLowerCase();
}

function readState(file: string): PoolState {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return emptyState();
    throw error;
  }
  try {
    // Written by this program alone, and read by no other.
    return { ...emptyState(), ...(JSON.parse(text) as Partial<PoolState>) };
  } catch (cause) {
    throw new Error(`${file} cannot be read. Delete it to start with an empty user pool.`, { cause });
  }
}
