import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

// A preload: notes each module of OpenTelemetry that a process loads, in the file that its own address names. prom-client
// brings the bare interface (`@opentelemetry/api`) along, traces or not: it does nothing by itself.
const notes = new URL(import.meta.url).searchParams.get("into") ?? "";
registerHooks({
  load(url, context, nextLoad) {
    if (/@opentelemetry\/(?!api\/)/.test(url)) appendFileSync(notes, `${url}\n`);
    return nextLoad(url, context);
  },
});
