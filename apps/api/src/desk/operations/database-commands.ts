import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { migrate, readMigrations } from "#api/platform/database/migrate.ts";

/** The database itself. */
export const databaseCommands = [
  operatorCommand({
    name: "database.migrate",
    permission: "backup",
    input: z.strictObject({}),
    terminal: [
      {
        words: "database migrate",
        about: "Brings the database up to this release, as an API does when it starts",
      },
    ],
    async run({ db }) {
      await migrate(db);
      return { newest: (await readMigrations()).at(-1)?.name ?? null };
    },
    show: ({ newest }) => `The database has every migration up to ${newest ?? "none"}.`,
  }),
];
