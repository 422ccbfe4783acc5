import { pageAddresses } from "@precise/budgets/page-addresses";
import { someCarts } from "./api-calls.ts";
import { cpuBudgetsMs } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import { latencyFigures } from "./measure-calls.ts";
import { measureLoad } from "./measure-load.ts";
import type { NamedProduct } from "./questions.ts";

/** As a browser asks for it, plain and compressed. */
const encodings = ["identity", "gzip", "gzip, deflate, br, zstd"] as const;
const encodingNames: Readonly<Record<(typeof encodings)[number], string>> = {
  identity: "plain",
  gzip: "gzip",
  "gzip, deflate, br, zstd": "as browsers ask",
};

/** CPU and latency of whole pages: the three that everybody sees alike, and a cart of three lines. */
export async function measurePages(
  context: BenchContext,
  stack: { readonly shopUrl: string; readonly apiUrl: string; readonly pids: readonly number[] },
  products: readonly NamedProduct[],
): Promise<Figure[]> {
  const addresses = await pageAddresses(stack.shopUrl);
  const figures: Figure[] = [];
  const measure = async (
    subject: string,
    request: { readonly url: string; readonly encoding: string; readonly cookies?: readonly string[] },
    budgetMs?: number,
  ) => {
    await context.progress.step(subject, async (note) => {
      const { url, encoding, cookies } = request;
      const load = await measureLoad(
        context,
        {
          url,
          method: "GET",
          headers: { accept: "text/html,*/*", "accept-encoding": encoding },
          ...(cookies === undefined ? {} : { cookies }),
        },
        stack.pids,
      );
      note(`${load.cpuMs.toFixed(2)} ms CPU, ${Math.round(load.perSecond)} a second`);
      figures.push(
        {
          part: "cpu",
          subject,
          measure: "CPU ms",
          value: load.cpuMs,
          ...(budgetMs === undefined ? {} : { limit: { atMost: budgetMs } }),
        },
        ...latencyFigures(subject, load),
      );
    });
  };
  for (const page of ["home", "listing", "product"] as const) {
    for (const encoding of encodings)
      await measure(
        `${page}, ${encodingNames[encoding]}`,
        { url: addresses[page], encoding },
        cpuBudgetsMs.prerenderedPage,
      );
  }
  await measure("categories, of the API itself", { url: `${stack.apiUrl}/api/category`, encoding: "gzip" });
  await measure("categories, through the door", { url: `${stack.shopUrl}/api/category`, encoding: "gzip" });
  const cpuOf = (subject: string) =>
    figures.find((figure) => figure.part === "cpu" && figure.subject === subject)?.value ?? Number.NaN;
  figures.push({
    part: "cpu",
    subject: "categories, the door's part",
    measure: "CPU ms",
    value: cpuOf("categories, through the door") - cpuOf("categories, of the API itself"),
    limit: { atMost: cpuBudgetsMs.callThroughDoor },
  });
  const cookies = (await someCarts(stack.apiUrl, products)).map((id) => `cartId=${id}`);
  await measure(
    "cart of 3 lines, gzip",
    { url: addresses.cart, encoding: "gzip", cookies },
    cpuBudgetsMs.cartPage,
  );
  return figures;
}
