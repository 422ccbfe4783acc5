import { apiCalls } from "./api-calls.ts";
import { shareOfBareServer } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import { connections, type Load, type LoadPlan, measureLoad, oneBurst } from "./measure-load.ts";
import { median } from "./median.ts";
import type { NamedProduct } from "./questions.ts";
import type { BenchApi } from "./start-api.ts";
import { answerOf, startBareServer } from "./start-bare-server.ts";

/** CPU and latency of the api's calls, catalogue reads beside a bare server that gives the same bytes. */
export async function measureCalls(
  context: BenchContext,
  api: BenchApi,
  products: readonly NamedProduct[],
  database: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const call of await apiCalls(api.url, products)) {
    const subject = `${call.name}, ${database}`;
    await context.progress.step(subject, async (note) => {
      const { load, shareOfBare } = call.isCatalogueRead
        ? await besideBare(context, call.plan, api.pids)
        : { load: await measureLoad(context, call.plan, api.pids), shareOfBare: undefined };
      note(`${load.cpuMs.toFixed(2)} ms CPU, ${Math.round(load.perSecond)} a second`);
      figures.push(
        {
          part: "cpu",
          subject,
          measure: "CPU ms",
          value: load.cpuMs,
          ...(call.cpuBudgetMs === undefined ? {} : { limit: { atMost: call.cpuBudgetMs } }),
        },
        ...latencyFigures(subject, load, shareOfBare),
      );
    });
  }
  return figures;
}

/** What many callers at once see. */
export function latencyFigures(subject: string, load: Load, shareOfBare?: number): Figure[] {
  const figure = (measure: string, value: number): Figure => ({ part: "latency", subject, measure, value });
  return [
    figure(`p50 ms, ${connections} at once`, load.p50Ms),
    figure("p99 ms", load.p99Ms),
    figure("a second", Math.round(load.perSecond)),
    ...(shareOfBare === undefined
      ? []
      : [{ ...figure("× bare node:http", shareOfBare), limit: shareOfBareServer }]),
  ];
}

/** After each burst on the api comes one on the bare server, so that both see the same machine. */
async function besideBare(context: BenchContext, plan: LoadPlan, pids: readonly number[]) {
  // Asked twice before: what is compared is the answer that is kept.
  for (let time = 0; time < 2; time += 1) await answerOf(plan);
  const bare = await startBareServer([await answerOf(plan)]);
  context.onStop(async () => bare.stop());
  try {
    const barePlan = { ...plan, url: `${bare.origin}${new URL(plan.url).pathname}` };
    const perSecond: number[] = [];
    const load = await measureLoad(context, plan, pids, async () => {
      perSecond.push((await oneBurst(context, barePlan)).perSecond);
    });
    return { load, shareOfBare: load.perSecond / median(perSecond) };
  } finally {
    bare.stop();
  }
}
