import * as z from "zod/mini";
import { group } from "../../wire/route.ts";
import { deskRoute } from "../kit/desk-route.ts";

export const backupKinds = ["backup", "rehearsal"] as const;

/** A backup of the database, or a rehearsal: a backup restored into an empty database beside the shop, and looked through. */
export const backupRun = z.object({
  id: z.string(),
  kind: z.enum(backupKinds),
  /** `wanted`: asked for here, and about to begin. */
  state: z.enum(["wanted", "done", "failed"]),
  asked_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** The file's name; null where none was made or found. */
  file: z.nullable(z.string()),
  rows: z.nullable(z.int()),
  milliseconds: z.nullable(z.int()),
  /** Why it failed. */
  fault: z.nullable(z.string()),
});
export type BackupRun = z.infer<typeof backupRun>;

const data = z.object({
  runs: z.array(backupRun),
  /** False where the server makes its backups by other means, and none can be asked for here. */
  can_ask: z.boolean(),
});
const shared = { tag: "Backups", path: "/api/desk/backups", data, failures: [422] } as const;

export const listBackups = /* @__PURE__ */ deskRoute({
  ...shared,
  permission: "backup",
  method: "GET",
  summary: "The latest backups and rehearsals, the newest first",
});

export const askBackup = /* @__PURE__ */ deskRoute({
  ...shared,
  permission: "backup",
  isFresh: true,
  method: "POST",
  summary: "Asks for a backup, or a rehearsal of restoring one; it begins within two minutes",
  body: z.strictObject({ kind: z.enum(backupKinds) }),
});

/** The calls of the desk for backups. */
export const deskBackupCalls = /* @__PURE__ */ group(
  { listBackups, askBackup },
  { askBackup: { kind: "rehearsal" } },
);
