import { openSampleSession } from "@precise/budgets/sample-session";
import { uploadBudgetMs } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";
import type { NamedProduct } from "./questions.ts";
import type { DatabaseKind } from "./start-api.ts";

const rows = 5000;
const runs = 3;

/** Times a trade client's upload of 5,000 rows, a fifth of them with a slip, from sending it to the last row's answer. */
export async function measureUpload(
  { progress, signal }: Pick<BenchContext, "progress" | "signal">,
  apiUrl: string,
  products: readonly NamedProduct[],
  kind: DatabaseKind,
): Promise<Figure[]> {
  return progress.step(`upload of ${rows} rows, ${kind}`, async (note) => {
    const cookie = await openSampleSession(apiUrl);
    const list = listOf(products);
    const took: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      signal.throwIfAborted();
      const began = performance.now();
      const response = await fetch(`${apiUrl}/api/clients/quick-order/upload`, {
        method: "POST",
        headers: { cookie, "content-type": "application/octet-stream" },
        body: list,
      });
      const last = (await response.text()).trim().split("\n").at(-1) ?? "";
      took.push(performance.now() - began);
      if (!last.includes(`"rows":${rows + 1},`))
        throw new Error(`the upload was not answered: ${last.slice(0, 200)}`);
    }
    note(`${Math.round(median(took))} ms`);
    return [
      {
        part: "latency",
        subject: `upload of 5,000 rows, ${kind}`,
        measure: "ms until the last row",
        value: median(took),
        limit: uploadBudgetMs,
      },
    ];
  });
}

function listOf(products: readonly NamedProduct[]): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const sku = products[at % products.length]?.sku ?? "";
    return `${at % 5 === 0 ? `${sku.slice(0, -2)}X${sku.slice(-1)}` : sku},${(at % 9) + 1},Flat ${at % 40}`;
  });
  return ["SKU,Quantity,Side mark", ...lines].join("\n");
}
