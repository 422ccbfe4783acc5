import { setTracer } from "./traced.ts";
import type { TracingSettings } from "./tracing-settings.ts";

/**
 * Switches traces on where there are settings. Without, nothing of OpenTelemetry is loaded.
 * @returns what reports the last spans and switches them off
 */
export async function startTracing(settings: TracingSettings | undefined): Promise<() => Promise<void>> {
  if (settings === undefined) return async () => undefined;
  const { openOtlpTracer } = await import("./otlp-tracer.ts");
  const { tracer, close } = openOtlpTracer(settings);
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    await close();
  };
}
