import { resolve } from "node:path";
import { AdminFailure, callAdmin } from "../admin/admin-socket.ts";
import { operatorCommands } from "../admin/operator-commands.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { defaultUnpaidOrderHours } from "../env.ts";

/** The data folder and database that an operator's command works on. */
export interface Workplace {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly unpaidOrderHours: number;
}

/** Reads the same variables as the api; a command needs none of its others. @source DESIGN §3 */
export function readWorkplace(variables: Readonly<Record<string, string | undefined>>): Workplace {
  const databaseUrl = variables.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new AdminFailure("DATABASE_URL must be an address that begins with postgres://.");
  }
  const unpaidOrderHours = Number(variables.UNPAID_ORDER_HOURS || defaultUnpaidOrderHours);
  if (!Number.isInteger(unpaidOrderHours))
    throw new AdminFailure("UNPAID_ORDER_HOURS must be a whole number.");
  return { dataFolder: resolve(variables.DATA_DIR || ".data"), databaseUrl, unpaidOrderHours };
}

/**
 * Runs a command in the api that serves the data folder, or here when none runs: PGlite has one owner.
 * @source D16
 */
export async function runCommand(
  { dataFolder, databaseUrl, unpaidOrderHours }: Workplace,
  command: string,
  input: unknown,
  onProgress: (progress: unknown) => void,
): Promise<unknown> {
  const answered = await callAdmin(dataFolder, command, input, onProgress);
  if (answered.kind === "result") return answered.result;
  const db = await openDatabase({ databaseUrl, dataFolder });
  try {
    await migrate(db);
    return await operatorCommands({ db, dataFolder, unpaidOrderHours })[command]?.(input, onProgress);
  } finally {
    await db.close();
  }
}
