import type { BenchContext } from "./bench-context.ts";
import { median } from "./median.ts";
import { cpuMsOf } from "./processes.ts";
import { runTool } from "./tools.ts";

/** What is asked of one address. `bodies` and `cookies` are taken in turn, each connection the next one. */
export interface LoadPlan {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies?: readonly string[];
  readonly cookies?: readonly string[];
  /** Every body is asked once and never again; otherwise they are asked over and over. */
  readonly onceEach?: boolean;
}

/** Medians of the bursts of one load. */
export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU time of the given processes for one request. */
  readonly cpuMs: number;
  readonly answered: number;
}

interface Burst {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

export const connections = 32;
const bursts = 3;
const burstSeconds = 2;
const warmUpSeconds = 1;

/**
 * Asks as fast as it is answered, 32 at a time: a short burst to warm up, then three that count.
 * @param processes roots of the process trees whose CPU is counted
 * @param between runs after each burst, so that another server can be measured in the same minute
 * @throws Error when a request was not answered with 2xx
 */
export async function measureLoad(
  context: BenchContext,
  plan: LoadPlan,
  processes: readonly number[],
  between?: () => Promise<void>,
): Promise<Load> {
  const measured: (Burst & { readonly cpuMs: number })[] = [];
  for (let burst = 0; burst <= bursts; burst += 1) {
    const before = cpuMsOf(processes);
    const result = await oneBurst(context, plan, burst);
    const used = cpuMsOf(processes) - before;
    if (result.failed > 0)
      throw new Error(`${plan.url}: ${result.failed} requests were not answered with 2xx`);
    // After the first, which warms up, too: the other server warms up in the same way.
    await between?.();
    if (burst === 0) continue;
    measured.push({ ...result, cpuMs: used / Math.max(1, result.answered) });
  }
  const middle = (of: (burst: (typeof measured)[number]) => number) => median(measured.map(of));
  return {
    perSecond: middle((burst) => burst.perSecond),
    p50Ms: middle((burst) => burst.p50Ms),
    p99Ms: middle((burst) => burst.p99Ms),
    cpuMs: middle((burst) => burst.cpuMs),
    answered: middle((burst) => burst.answered),
  };
}

/** @param burst 0 is the short one that warms up; a plan whose bodies are asked once each gives the next ones to each */
export async function oneBurst(context: BenchContext, plan: LoadPlan, burst = 1): Promise<Burst> {
  const { onceEach = false, bodies, ...request } = plan;
  const share = Math.floor((bodies?.length ?? 0) / (bursts + 1));
  const amount = onceEach
    ? { bodies: bodies?.slice(burst * share, (burst + 1) * share), requests: share }
    : { bodies, seconds: burst === 0 ? warmUpSeconds : burstSeconds };
  // What the tool prints is its own JSON, made two files from here.
  return (await runTool(
    context,
    { program: "load.js", limitMs: 90_000 },
    { ...request, ...amount, connections },
  )) as Burst;
}
