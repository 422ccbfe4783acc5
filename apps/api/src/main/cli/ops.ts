import { Command } from "commander";
import { operatorTable } from "../operator-commands.ts";
import { addCommand } from "./add-command.ts";

/** 0: done; 2: the command is wrong, was not confirmed, or was refused. */
const exitFailed = 2;

// Faults of usage end with our own code; set before the commands are made, for they take it over from here.
const program = new Command("ops")
  .exitOverride()
  .description(
    "Runs the shop from the command line: through the running API, or on its database when no API runs.",
  )
  .option("--json", "print the result as JSON")
  .option("--yes", "do not ask before what cannot be undone")
  .option("--as <name>", "your name for the audit; the system user is recorded too")
  .addHelpText(
    "after",
    `
The database is the API's own: DATABASE_URL, or PGlite in DATA_DIR (.data).
Every change is recorded with who, when, before and after: see ops audit. docs/operator.md lists every command.
Exit codes: 0 done · 2 not valid, not confirmed, refused, or nothing to do; nothing was changed.`,
  );
for (const command of operatorTable) {
  for (const form of command.terminal) addCommand(program, command, form);
}
try {
  await program.parseAsync();
} catch (fault) {
  // Commander has printed its own faults and the help; asking for help is no fault.
  const isUsage = fault instanceof Error && "exitCode" in fault;
  const isPrinted = isUsage && "code" in fault && fault.code !== "commander.invalidArgument";
  if (!isPrinted) process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = isUsage && fault.exitCode === 0 ? 0 : exitFailed;
}
