import { setTimeout } from "node:timers/promises";
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { OpenSpan, SpanPlace, Tracer } from "./traced.ts";
import type { TracingSettings } from "./tracing-settings.ts";

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;
/** Of us alone comes this form: a trace that is reported. */
const reported = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;
/** A process that stops waits no longer for a collector that does not answer. */
const mostMsAtEnd = 2_000;
/** Half a minute of a busy process; what comes while no collector answers is dropped, and nobody waits for it. */
const queued = { maxQueueSize: 4_096, scheduledDelayMillis: 2_000, exportTimeoutMillis: 5_000 };

/** Reports spans in batches to an OTLP collector. Nothing is registered globally: only our own ports make spans. */
export function openOtlpTracer({ endpoint, serviceName, share, keepsOrders }: TracingSettings): {
  readonly tracer: Tracer;
  close(): Promise<void>;
} {
  const random = new RandomIdGenerator();
  const sampler = new TraceIdRatioBasedSampler(share);
  let traceIdOfNext = "";
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    idGenerator: {
      generateSpanId: () => random.generateSpanId(),
      generateTraceId: () => traceIdOfNext,
    },
    // Whether a trace is reported is decided below, once, where it begins.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
        ...queued,
      }),
    ],
  });
  const spans = provider.getTracer("precise");

  function contextAt(place: SpanPlace) {
    if ("traceparent" in place) {
      const [, traceId, spanId] = reported.exec(place.traceparent) ?? [];
      if (traceId === undefined || spanId === undefined) return undefined;
      const remote = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
      return trace.setSpanContext(ROOT_CONTEXT, remote);
    }
    traceIdOfNext = traceIdOf(place.requestId) ?? random.generateTraceId();
    const isKept = (keepsOrders && place.isAlwaysKept) || isInShare(sampler, traceIdOfNext);
    return isKept ? ROOT_CONTEXT : undefined;
  }

  return {
    tracer: {
      begin(place, name, kind, facts) {
        const context = contextAt(place);
        if (context === undefined) return undefined;
        return openSpan(spans.startSpan(name, { kind: kinds[kind], attributes: facts }, context));
      },
    },
    async close() {
      const gone = new AbortController();
      const reporting = provider.shutdown().catch(() => undefined);
      await Promise.race([
        reporting,
        setTimeout(mostMsAtEnd, undefined, { signal: gone.signal, ref: false }).catch(() => undefined),
      ]);
      gone.abort();
    },
  };
}

function openSpan(span: Span): OpenSpan {
  const { traceId, spanId } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-01`,
    note: (facts) => void span.setAttributes(facts),
    end(fault) {
      if (fault !== undefined) {
        // The kind of fault alone: its words may hold what a person typed.
        span.setStatus({ code: SpanStatusCode.ERROR, message: faultName(fault) });
      }
      span.end();
    },
  };
}

function isInShare(sampler: TraceIdRatioBasedSampler, traceId: string): boolean {
  return sampler.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED;
}

/** A request's id is its trace's: a log line, an entry of the audit and an answer's header each lead to the trace. */
function traceIdOf(requestId: string): string | undefined {
  const digits = requestId.replaceAll("-", "").toLowerCase();
  return /^(?!0{32})[0-9a-f]{32}$/.test(digits) ? digits : undefined;
}

function faultName(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault;
  return "code" in fault && typeof fault.code === "string" ? `${fault.name} ${fault.code}` : fault.name;
}
