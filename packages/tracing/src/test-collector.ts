import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as it was reported. */
export interface ReportedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentSpanId: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly isFault: boolean;
  readonly beganMs: number;
  readonly tookMs: number;
}

/** Takes spans on the loopback as a collector does (OTLP over HTTP, as JSON), and keeps them: for tests, and to look at traces by eye. */
export interface TestCollector {
  readonly endpoint: string;
  readonly spans: readonly ReportedSpan[];
  /** Waits until what was reported satisfies. @throws Error after that time */
  until(isEnough: (spans: readonly ReportedSpan[]) => boolean, withinMs?: number): Promise<void>;
  close(): Promise<void>;
}

export async function startTestCollector(port = 0): Promise<TestCollector> {
  const spans: ReportedSpan[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      if (request.method !== "POST" || request.url !== "/v1/traces") return response.writeHead(404).end();
      spans.push(...spansIn(JSON.parse(Buffer.concat(pieces).toString()) as OtlpBody));
      for (const look of waiting) look();
      return response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    until: (isEnough, withinMs = 15_000) =>
      new Promise((resolve, reject) => {
        const end = (finish: () => void) => {
          clearTimeout(timer);
          waiting.delete(look);
          finish();
        };
        const look = () => isEnough(spans) && end(resolve);
        const timer = setTimeout(
          () => end(() => reject(new Error(`not among ${spans.length} spans:\n${traceTree(spans)}`))),
          withinMs,
        );
        waiting.add(look);
        look();
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Spans as a tree, each with its process, milliseconds and facts. */
export function traceTree(spans: readonly ReportedSpan[]): string {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const lines: string[] = [];
  const write = (span: ReportedSpan, depth: number) => {
    const facts = Object.entries(span.facts).map(([name, value]) => `${name}=${value}`);
    const told = [span.isFault ? "FAULT" : "", ...facts].filter(Boolean).join(" ");
    const name = `${"  ".repeat(depth)}${span.service}  ${span.name}`;
    lines.push(`${name.padEnd(64)} ${span.tookMs.toFixed(1).padStart(7)} ms  ${told}`.trimEnd());
    for (const part of inOrder(spans.filter(({ parentSpanId }) => parentSpanId === span.spanId)))
      write(part, depth + 1);
  };
  for (const first of inOrder(spans.filter(({ parentSpanId }) => !known.has(parentSpanId)))) write(first, 0);
  return lines.join("\n");
}

const inOrder = (spans: readonly ReportedSpan[]) =>
  spans.toSorted((one, other) => one.beganMs - other.beganMs);

interface OtlpAttribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** As the protocol writes it, as far as it is read here. */
interface OtlpBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly OtlpAttribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly startTimeUnixNano: string;
        readonly endTimeUnixNano: string;
        readonly attributes: readonly OtlpAttribute[];
        readonly status?: { readonly code?: number };
      }[];
    }[];
  }[];
}

function spansIn({ resourceSpans }: OtlpBody): ReportedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = factsOf(resource.attributes)["service.name"] ?? "";
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        service,
        name: span.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId ?? "",
        facts: factsOf(span.attributes),
        isFault: span.status?.code === 2,
        beganMs: Number(span.startTimeUnixNano) / 1e6,
        tookMs: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
      }));
  });
}

function factsOf(attributes: readonly OtlpAttribute[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));
}
