import { rehearseRestore } from "#api/platform/backup/rehearse-restore.ts";
import { openOneOfEach } from "./open-one-of-each.ts";
import type { RehearsalEnd, RehearsalOrder } from "./rehearse-apart.ts";

// The process of one rehearsal (`rehearse-apart.ts`): it gets what to restore, answers, and ends; with the one that asked, at once.

process.once("disconnect", () => process.exit());
process.once("message", async (message) => {
  const { file, content } = message as RehearsalOrder;
  const end: RehearsalEnd = await rehearseRestore(file, content && openOneOfEach({ content })).then(
    (report) => ({ report }),
    (fault: unknown) => ({ fault: fault instanceof Error ? fault.message : String(fault) }),
  );
  process.send?.(end, () => process.disconnect?.());
});
