import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import type { Sold } from "./show-purchases.ts";
import { need, type Shown, until } from "./shown.ts";
import type { Replica } from "./start-replica.ts";
import type { Topology } from "./start-topology.ts";
import type { Visitor } from "./visitor.ts";

const limitMs = 5_000;

interface CatalogueFile {
  readonly products: readonly { readonly sku: string; name: string }[];
}

/**
 * A product gets another name by an import on one replica: both replicas of the API, both of the shop, both doors and the
 * trade area show it within five seconds. @source design D18
 */
export async function showCatalogueChange(topology: Topology, sold: Sold, client: Visitor): Promise<Shown> {
  const file = join(root, "apps", "api", "catalogue", "catalogue.json");
  // The sample catalogue, which its own tests hold to its shape.
  const catalogue = JSON.parse(readFileSync(file, "utf8")) as CatalogueFile;
  const product = catalogue.products.find(({ sku }) => sku === sold.sku);
  need(product !== undefined, `the catalogue has no ${sold.sku}`);
  const renamed = `${sold.name}, renamed`;
  product.name = renamed;
  const changed = "/tmp/catalogue.json";
  await giveFile(topology.apis[0], JSON.stringify(catalogue), changed);

  const page = encodeURI(sold.urlPath);
  const places: readonly { readonly name: string; readonly read: () => Promise<string> }[] = [
    ...topology.apis.map(({ name, port }) => ({
      name,
      read: () => textOf(`http://127.0.0.1:${port}/api/product/by-path${page.replace("/product", "")}`),
    })),
    ...[...topology.shops, ...topology.doors].map(({ name, port }) => ({
      name,
      read: () => followed(page, (path) => pageOf(`http://127.0.0.1:${port}${path}`)),
    })),
    {
      name: topology.trade.name,
      read: () =>
        followed(`/clients${page}`, async (path) => {
          const { text, headers } = await client.ask("GET", path);
          return { text, location: headers.location };
        }),
    },
  ];
  for (const { name, read } of places)
    need(!(await read()).includes(renamed), `${name} knew the new name before`);
  await topology.apis[0].run([
    "apps/api/src/main/cli/catalogue.ts",
    "import",
    changed,
    "--keep-stock",
    "--media",
    "apps/api/catalogue/media",
  ]);
  const times = await Promise.all(
    places.map(async ({ name, read }) => ({
      name,
      ms: await until(
        async () => (await read()).includes(renamed),
        limitMs,
        `${name} did not show the change within 5 s`,
      ),
    })),
  );
  return {
    what: "A catalogue change on every replica",
    figure: times.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`).join(", "),
  };
}

async function giveFile(replica: Replica, text: string, path: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "precise-topology-file-"));
  try {
    const file = join(folder, "file");
    writeFileSync(file, text);
    await replica.take(file, path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Page {
  readonly text: string;
  readonly location: string | undefined;
}

/** The page behind a path. A new name is a new address, to which the old one leads. */
async function followed(path: string, read: (path: string) => Promise<Page>): Promise<string> {
  const { text, location } = await read(path);
  if (location === undefined) return text;
  return (await read(new URL(location, "http://localhost").pathname)).text;
}

async function pageOf(url: string): Promise<Page> {
  const answer = await fetch(url, { redirect: "manual" });
  return { text: await answer.text(), location: answer.headers.get("location") ?? undefined };
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
