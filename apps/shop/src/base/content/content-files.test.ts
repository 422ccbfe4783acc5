import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anchorOf } from "@precise/contract/pages/markdown";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { faultText } from "./content-fault.ts";
import { contentFaults } from "./content-files.ts";

const own = join(import.meta.dirname, "../../../content");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(own, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const faults = () => contentFaults(folder).map(faultText);
/** Changes one place of a file, and says in which line it stands. */
function change(file: string, from: string, to: string): number {
  const source = readFileSync(join(folder, file), "utf8");
  expect(source).toContain(from);
  writeFileSync(join(folder, file), source.replace(from, to));
  return source.slice(0, source.indexOf(from)).split("\n").length;
}

it("the shop's own content has no fault", () => {
  expect(faults()).toEqual([]);
});

it("names every article of a light by an article number that the sample catalogue has", () => {
  const catalogue = JSON.parse(readFileSync(join(own, "../catalogue.snapshot.json"), "utf8")) as {
    products: object;
  };
  const named = ["tv-ad.yaml", "articles/dimming-led.md", "articles/coastal-outdoor-lights.md"].flatMap(
    (file) =>
      [...readFileSync(join(own, file), "utf8").matchAll(/^ +- (P[A-Z0-9-]+)$/gm)].map(([, sku = ""]) => sku),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((sku) => !Object.hasOwn(catalogue.products, sku))).toEqual([]);
});

it("links into terms and answers lead to a heading or an answer that is there", () => {
  const files = readdirSync(own, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(md|yaml)$/.test(file),
  );
  const sources = [
    ...files.map((file) => join(own, file)),
    join(own, "../src/features/product-page/product-copy.ts"),
  ];
  const named = sources.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/\/(terms-and-conditions|faqs)#([a-z-]+)/g),
  ]);
  const headings = [...readFileSync(join(own, "terms.md"), "utf8").matchAll(/^#+ (.+)$/gm)];
  const ids = [...readFileSync(join(own, "help.yaml"), "utf8").matchAll(/ id: (.+)$/gm)];
  const there = [
    ...headings.map(([, heading = ""]) => `terms-and-conditions#${anchorOf(heading)}`),
    ...["contact", ...ids.map(([, id]) => id)].map((id) => `faqs#${id}`),
  ];
  expect(named.length).toBeGreaterThan(8);
  expect(named.map(([link]) => link.slice(1)).filter((link) => !there.includes(link))).toEqual([]);
});

it("each guide has a picture of its own", () => {
  const pictures = readdirSync(join(own, "articles")).map(
    (file) => /^picture: (\w+)$/m.exec(readFileSync(join(own, "articles", file), "utf8"))?.[1],
  );
  expect(pictures.length).toBeGreaterThan(5);
  expect(new Set(pictures).size).toBe(pictures.length);
});

it("the lumens of a guide's example are those of the products below it", () => {
  const { products } = JSON.parse(readFileSync(join(own, "../catalogue.snapshot.json"), "utf8")) as {
    products: Record<string, { attributes: { luminous_flux?: number } } | undefined>;
  };
  const text = readFileSync(join(own, "articles/lumens-per-room.md"), "utf8");
  const there = [...text.matchAll(/^ {2}- (P[A-Z0-9-]+)$/gm)].map(
    ([, sku = ""]) => products[sku]?.attributes.luminous_flux,
  );
  const named = [...text.matchAll(/\bof ([\d,]+) lm/g)].map(([, lm = ""]) => Number(lm.replaceAll(",", "")));
  expect(named).toHaveLength(3);
  expect(named.filter((lumens) => !there.includes(lumens))).toEqual([]);
});

describe("a fault is reported with file, line and field", () => {
  it("a field that is missing", () => {
    const line = change("help.yaml", "    title: Orders and delivery\n", "");
    expect(faults()).toEqual([`help.yaml:${line - 1} groups.0.title: is missing`]);
  });
  it("an unknown field", () => {
    const line = change("about.yaml", "figures:\n", "figure:\n");
    expect(faults()).toContain(`about.yaml:${line} figure: is no field of this file`);
  });
  it("a link to a page that is none, in the line of a text", () => {
    const line = change("privacy.md", "](/faqs#contact)", "](/fags)");
    expect(faults()).toEqual([`privacy.md:${line} text: links to /fags, which is no page of ours`]);
  });
  it("a link in an answer", () => {
    change("help.yaml", "[wishlist](/wishlist)", "[wishlist](/wish)");
    expect(faults()[0]).toMatch(
      /^help\.yaml:\d+ groups\.2\.questions\.3\.answer: links to \/wish, which is no page of ours$/,
    );
  });
  it("a figure that no rule knows", () => {
    const line = change("terms.md", "{delivery-tiers}", "{delivery-fees}");
    expect(faults()).toEqual([`terms.md:${line} text: names {delivery-fees}, which is no figure of ours`]);
  });
  it("HTML, and a heading of the page's own level", () => {
    change("terms.md", "## Prices", '<b onclick="x">Prices</b>\n\n# Prices');
    expect(faults().map((fault) => fault.replace(/:\d+/, ""))).toEqual([
      'terms.md text: has HTML (<b onclick="x">); write Markdown',
      "terms.md text: has HTML (</b>); write Markdown",
      "terms.md text: has a heading that is neither ## nor ###",
    ]);
  });
  it("a picture that we do not have, and a day that is none", () => {
    const line = change("articles/dimming-led.md", "picture: dimmers", "picture: cellar");
    change("articles/dimming-led.md", "2026-11-22", "16.11.2026");
    expect(faults()).toEqual([
      `articles/dimming-led.md:${line} picture: must be one of living, dining, bedroom, kitchen, office, brightness, bulbs, colour, cordless, dimmers, outdoor`,
      `articles/dimming-led.md:${line + 2} updated: must be a day like 2026-11-21`,
    ]);
  });
  it("what is no YAML, in its line", () => {
    const line = change("voucher.yaml", "lead: ", "lead: [");
    expect(faults()[0]).toMatch(new RegExp(`^voucher\\.yaml:${line + 1}|^voucher\\.yaml:${line} `));
  });
  it("a question's name that is used twice", () => {
    const line = change("help.yaml", "id: where-delivery", "id: delivery-cost");
    expect(faults()).toEqual([
      `help.yaml:${line} groups.0.questions.1.id: delivery-cost is the name of another question`,
    ]);
  });
  it("a file that is not there", () => {
    rmSync(join(folder, "board.yaml"));
    expect(faults()).toEqual(["board.yaml:1 file: is missing"]);
  });
  it("Markdown without its fields", () => {
    writeFileSync(join(folder, "terms.md"), "## Prices\n");
    expect(faults()).toEqual(["terms.md:1 file: must begin with ---, fields, and --- again"]);
  });
});
