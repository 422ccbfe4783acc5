import { resolve } from "node:path";
import * as z from "zod/mini";
import { defaultUnpaidOrderHours } from "#api/modules/company/shop-terms.ts";
import { readSetLimit } from "#api/modules/settings/setting-rows.ts";
import { createStaffTools } from "#api/modules/staff/staff-tools.ts";
import { AdminFailure, callAdmin } from "#api/platform/admin/admin-socket.ts";
import {
  type DatabaseSettings,
  databaseSettings,
  databaseVariables,
} from "#api/platform/database/database-settings.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { type BucketPlace, mediaUrl } from "#api/platform/files/media-url.ts";
import { openFiles } from "#api/platform/files/open-files.ts";
import { signingKey } from "#api/platform/signed-links/signing-key.ts";
import { issueMessage } from "#api/platform/text/issue-message.ts";
import { localDesk } from "../env.ts";
import { operatorCommands } from "../operator-commands.ts";

/** The data folder and database that an operator's command works on. */
export interface Workplace {
  readonly dataFolder: string;
  readonly bucket: BucketPlace | undefined;
  readonly database: DatabaseSettings;
  readonly unpaidOrderHours: number;
  /** Of links in mails; undefined: the key that the database keeps. */
  readonly linkSecret: string | undefined;
  readonly deskOrigin: string;
}

/** Reads the same variables as the api; a command needs none of its others. @source design "Environment" */
export function readWorkplace(variables: Readonly<Record<string, string | undefined>>): Workplace {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const read = z
    .object({ ...databaseVariables, MEDIA_URL: z.optional(mediaUrl) })
    .safeParse(filled, { error: issueMessage });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new AdminFailure(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const unpaidOrderHours = Number(variables.UNPAID_ORDER_HOURS || defaultUnpaidOrderHours);
  if (!Number.isInteger(unpaidOrderHours))
    throw new AdminFailure("UNPAID_ORDER_HOURS must be a whole number.");
  return {
    dataFolder: resolve(variables.DATA_DIR || ".data"),
    bucket: read.data.MEDIA_URL,
    database: databaseSettings(read.data),
    unpaidOrderHours,
    linkSecret: variables.LINK_SECRET || undefined,
    deskOrigin: variables.DESK_ORIGIN || localDesk,
  };
}

/**
 * Runs a command in the api that serves the data folder, or here when none runs: PGlite has one owner.
 * @source design D16
 */
export async function runCommand(
  { dataFolder, bucket, database, unpaidOrderHours, linkSecret, deskOrigin }: Workplace,
  command: string,
  input: unknown,
  onProgress: (progress: unknown) => void,
): Promise<unknown> {
  const answered = await callAdmin(dataFolder, command, input, onProgress);
  if (answered.kind === "result") return answered.result;
  const db = await openDatabase({ ...database, dataFolder });
  try {
    await migrate(db);
    const staff = createStaffTools(linkSecret ?? (await signingKey(db)), deskOrigin);
    const hours = (await readSetLimit(db, "unpaid_order_hours")) ?? unpaidOrderHours;
    const files = await openFiles(dataFolder, bucket);
    const commands = operatorCommands({ db, files, unpaidOrderHours: hours, staff });
    return await commands[command]?.(input, onProgress);
  } finally {
    await db.close();
  }
}
