import type { CatalogueProduct } from "./catalogue-product.ts";
import type { GivenPicture } from "./check-product.ts";
import { partsOf } from "./csv-columns.ts";
import { isEmpty, type Read, readPrice, readText, readWholeNumber, shown } from "./read-value.ts";

const mostEntries = 50;

function listOf(given: unknown): unknown[] | undefined {
  const list = typeof given === "string" ? partsOf(given) : given;
  return Array.isArray(list) ? list : undefined;
}

export function readTexts(given: unknown, most: number): Read<string[]> {
  const list = listOf(given);
  if (!list) return { reason: "must be a list" };
  if (list.length > mostEntries) return { reason: `has more than ${mostEntries} entries` };
  const texts: string[] = [];
  for (const entry of list) {
    const read = readText(entry, most);
    if (!("value" in read)) return read;
    if (read.value !== "") texts.push(read.value);
  }
  return { value: texts };
}

/** Ids of categories that the catalogue has, each once, in their order. */
export function readIds(given: unknown, known: ReadonlySet<number>): Read<number[]> {
  const list = listOf(typeof given === "number" ? [given] : given);
  if (!list) return { reason: "must be a list of category ids" };
  const ids = new Set<number>();
  for (const entry of list) {
    const read = readWholeNumber(entry, 2_147_483_647);
    if (!("value" in read)) return read;
    if (!known.has(read.value)) return { reason: `there is no category ${read.value}` };
    ids.add(read.value);
  }
  return { value: [...ids] };
}

/** Trade prices by quantity: `[{"from": 3, "trade_price": 291300}]`, in CSV `3:291300|6:285300`. */
export function readBreaks(given: unknown): Read<CatalogueProduct["quantityBreaks"]> {
  const list = listOf(given);
  if (!list) return { reason: "must be a list of quantities and trade prices" };
  const breaks: { from: number; tradePriceKobo: number }[] = [];
  for (const entry of list) {
    const [from, price] = typeof entry === "string" ? entry.split(":") : breakOf(entry);
    const least = readWholeNumber(from, 1_000_000);
    const kobo = readPrice(price);
    if (!("value" in least)) return least;
    if (!("value" in kobo)) return kobo;
    if (least.value <= (breaks.at(-1)?.from ?? 1)) return { reason: "quantities must be 2 or more and rise" };
    breaks.push({ from: least.value, tradePriceKobo: kobo.value });
  }
  return { value: breaks };
}

function breakOf(entry: unknown): [unknown, unknown] {
  if (entry === null || typeof entry !== "object") return [undefined, undefined];
  return ["from" in entry ? entry.from : undefined, "trade_price" in entry ? entry.trade_price : undefined];
}

/** Pictures by path, in JSON with their text for people who cannot see them. */
export function readPictures(given: unknown): Read<GivenPicture[]> {
  const list = listOf(given);
  if (!list) return { reason: "must be a list of pictures" };
  if (list.length > mostEntries) return { reason: `has more than ${mostEntries} entries` };
  const pictures: GivenPicture[] = [];
  for (const entry of list) {
    const [path, alt] = pictureOf(entry);
    if (typeof path !== "string" || path.trim() === "")
      return { reason: `"${shown(entry)}" is not a picture` };
    const read = isEmpty(alt) ? undefined : readText(alt, 400);
    if (read && !("value" in read)) return read;
    pictures.push({ path: path.trim(), alt: read?.value });
  }
  return { value: pictures };
}

/** Texts for the pictures of `images`, joined with `|`; an empty one has none. */
export function readAlts(given: unknown): Read<(string | undefined)[]> {
  const read = readText(given, 20_000);
  return "value" in read ? { value: read.value.split("|").map((alt) => alt.trim() || undefined) } : read;
}

function pictureOf(entry: unknown): [unknown, unknown] {
  if (typeof entry === "string") return [entry, undefined];
  if (entry === null || typeof entry !== "object") return [undefined, undefined];
  return ["imageUrl" in entry ? entry.imageUrl : undefined, "alt" in entry ? entry.alt : undefined];
}
