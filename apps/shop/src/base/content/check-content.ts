import { join } from "node:path";
import { faultText } from "./content-fault.ts";
import { contentFaults } from "./content-files.ts";

/** Checks every content file before a build; each fault is one line with file, line and field. */
const faults = contentFaults(join(import.meta.dirname, "..", "..", "..", "content"));
for (const fault of faults) process.stderr.write(`content/${faultText(fault)}\n`);
if (faults.length > 0) process.exitCode = 1;
