import { AsyncLocalStorage } from "node:async_hooks";

/** What a span tells besides its name and times; none of it holds what a person typed. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Whether it answers someone, asks someone, or is work of its own. */
export type SpanKind = "server" | "client" | "internal";

/** A piece of work that is under way and will be reported. */
export interface OpenSpan {
  /** By it who is asked next goes on with this trace. */
  readonly traceparent: string;
  note(facts: SpanFacts): void;
  /** @param fault what it ended with, where it did not succeed */
  end(fault?: unknown): void;
}

/** Where a span belongs: it begins the trace of a request, or goes on with one. */
export type SpanPlace =
  | { readonly requestId: string; readonly isAlwaysKept: boolean }
  | { readonly traceparent: string };

/** Makes spans; there is none unless traces are switched on. */
export interface Tracer {
  /** @returns undefined where this trace is not among those that are reported */
  begin(place: SpanPlace, name: string, kind: SpanKind, facts: SpanFacts): OpenSpan | undefined;
}

/** What the code that runs now works for. */
interface CurrentWork {
  readonly requestId: string | undefined;
  readonly span: OpenSpan | undefined;
}

interface Shared {
  tracer: Tracer | undefined;
  readonly work: AsyncLocalStorage<CurrentWork>;
}

const key = Symbol.for("precise.tracing");

/** Next bundles proxy, instrumentation and pages apart from each other: the global object is what they share. */
function shared(): Shared {
  const holder = globalThis as typeof globalThis & { [key]?: Shared };
  holder[key] ??= { tracer: undefined, work: new AsyncLocalStorage() };
  return holder[key];
}

/** Switches traces on, or off again. */
export function setTracer(tracer: Tracer | undefined): void {
  shared().tracer = tracer;
}

export function isTracing(): boolean {
  return shared().tracer !== undefined;
}

/** The id of the request that the code works for, where its server has named it by `enterRequest`. */
export function currentRequestId(): string | undefined {
  return shared().work.getStore()?.requestId;
}

/** W3C's header of the span that is under way; undefined where none is, and then none is sent. */
export function currentTraceparent(): string | undefined {
  return shared().work.getStore()?.span?.traceparent;
}

/** All that is done from here on, in this turn and in what it begins, is work for that request. */
export function enterRequest(requestId: string | undefined, span: OpenSpan | undefined): void {
  shared().work.enterWith({ requestId, span });
}

/** Begins a span without entering it. @returns undefined while traces are off, and for a trace that is not reported */
export function beginSpan(
  place: SpanPlace | undefined,
  name: string,
  kind: SpanKind,
  facts: SpanFacts = {},
): OpenSpan | undefined {
  return place === undefined ? undefined : shared().tracer?.begin(place, name, kind, facts);
}

/** Does the work as a span at that place; without one, or while traces are off, just does it. */
export function traced<Result>(
  place: SpanPlace | undefined,
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  work: (span: OpenSpan | undefined) => Promise<Result>,
): Promise<Result> {
  const span = beginSpan(place, name, kind, facts);
  return span === undefined ? work(undefined) : inside(span, work);
}

/** The same as a part of the span that is under way; where none is, the work is just done. */
export function tracedPart<Result>(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  work: (span: OpenSpan | undefined) => Promise<Result>,
): Promise<Result> {
  const traceparent = currentTraceparent();
  return traced(traceparent === undefined ? undefined : { traceparent }, name, kind, facts, work);
}

async function inside<Result>(span: OpenSpan, work: (span: OpenSpan) => Promise<Result>): Promise<Result> {
  try {
    const result = await shared().work.run({ requestId: currentRequestId(), span }, () => work(span));
    span.end();
    return result;
  } catch (fault) {
    span.end(fault);
    throw fault;
  }
}
