/** How traces are reported, and which. */
export interface TracingSettings {
  /** Where OTLP over HTTP is taken: `http://collector:4318`. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Of all traces this share is reported, from 0 to 1. */
  readonly share: number;
  /** What is about an order is reported in any case: so it is where no sampler was chosen. */
  readonly keepsOrders: boolean;
}

/** One trace of fifty: what tells how the shop does, at a price that nobody feels (decision 135). */
const usualShare = 0.02;
const shareOf: Readonly<Record<string, (share: number) => number>> = {
  always_on: () => 1,
  always_off: () => 0,
  traceidratio: (share) => share,
};

/**
 * Reads OpenTelemetry's own variables. Without `OTEL_EXPORTER_OTLP_ENDPOINT` there are no traces.
 * @throws Error of one line that names the variable at fault
 * @source decision 135
 */
export function readTracingSettings(
  environment: Readonly<Record<string, string | undefined>>,
  usualName: string,
): TracingSettings | undefined {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT || undefined;
  if (endpoint === undefined) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as "http://collector:4318"');
  const sampler = environment.OTEL_TRACES_SAMPLER || undefined;
  const share = readShare(environment.OTEL_TRACES_SAMPLER_ARG || undefined);
  // Who is asked inside always follows who asks: with or without "parentbased_" the door decides.
  const chosen = sampler === undefined ? undefined : shareOf[sampler.replace(/^parentbased_/, "")];
  if (sampler !== undefined && chosen === undefined)
    throw new Error(
      `OTEL_TRACES_SAMPLER is none of ${Object.keys(shareOf).join(", ")}, with or without "parentbased_"`,
    );
  return {
    endpoint: endpoint.replace(/\/+$/, ""),
    serviceName: environment.OTEL_SERVICE_NAME || usualName,
    share: chosen === undefined ? (share ?? usualShare) : chosen(share ?? 1),
    keepsOrders: chosen === undefined,
  };
}

function readShare(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (!(share >= 0 && share <= 1)) throw new Error("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1");
  return share;
}
