import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

// A preload: notes each module of OpenTelemetry that a process loads in the file of TELEMETRY_NOTES. prom-client brings the bare
// interface (`@opentelemetry/api`) along, traces or not: it does nothing by itself.
registerHooks({
  load(url, context, nextLoad) {
    if (/@opentelemetry\/(?!api\/)/.test(url)) appendFileSync(process.env.TELEMETRY_NOTES ?? "", `${url}\n`);
    return nextLoad(url, context);
  },
});
