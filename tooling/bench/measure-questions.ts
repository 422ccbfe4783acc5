import { largeCatalogueBudgetsMs } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure, Limit } from "./figure.ts";
import { percentile } from "./median.ts";
import { type NamedProduct, searchTexts, suggestTexts } from "./questions.ts";
import type { DatabaseKind } from "./start-api.ts";

const QUESTIONS = 400;
const WARM_UP = 40;
/** From so many products on the design's budgets hold. */
const LARGE = 20_000;

/** Times suggest and search over HTTP, one question after the other, none of them asked before. */
export async function measureQuestions(
  { progress, signal }: BenchContext,
  apiUrl: string,
  products: readonly NamedProduct[],
  kind: DatabaseKind,
): Promise<Figure[]> {
  const isLarge = products.length >= LARGE;
  const limits: Readonly<Record<string, Limit>> = isLarge
    ? {
        "suggest p50 ms": { atMost: largeCatalogueBudgetsMs.suggestP50 },
        "search p99 ms": { atMost: largeCatalogueBudgetsMs.searchP99[kind] },
      }
    : {};
  const subject = `${products.length.toLocaleString("en")} products, ${kind}`;
  const figures: Figure[] = [];
  const rounds = [
    ["suggest", suggestTexts],
    ["search", searchTexts],
  ] as const;
  for (const [call, textsOf] of rounds) {
    await progress.step(`${call}, ${subject}`, async (note) => {
      const took: number[] = [];
      // From the end: what a load asked before is at the beginning.
      for (const text of textsOf(products, 6_000 + QUESTIONS + WARM_UP).slice(6_000)) {
        signal.throwIfAborted();
        took.push(await askMs(`${apiUrl}/api/product/${call}`, { name: text }));
      }
      const counted = took.slice(WARM_UP);
      for (const [share, name] of [
        [0.5, "p50"],
        [0.99, "p99"],
      ] as const) {
        const measure = `${call} ${name} ms`;
        const limit = limits[measure];
        figures.push({
          part: "search",
          subject,
          measure,
          value: percentile(counted, share),
          ...(limit === undefined ? {} : { limit }),
        });
      }
      note(`${percentile(counted, 0.5).toFixed(1)} ms, p99 ${percentile(counted, 0.99).toFixed(1)} ms`);
    });
  }
  return figures;
}

/** Milliseconds until the whole answer is there. */
export async function askMs(url: string, body: object): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status} to ${JSON.stringify(body)}`);
  return performance.now() - began;
}
