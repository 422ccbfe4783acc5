import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { isRecord } from "@precise/cart-core/json";
import type { CatalogueFile, FileProduct, FileStructure } from "./catalogue-file.ts";
import { UnreadableFile } from "./import-report.ts";
import { jsonParts } from "./json-parts.ts";

const productsBetweenYields = 50;

/** Opens a catalogue.json. @throws UnreadableFile */
export async function readJsonCatalogue(path: string): Promise<CatalogueFile> {
  const file = basename(path);
  const text = await readText(path);
  // Going over it once finds the structure wherever it stands, and every fault of form before the first product.
  const structure = readStructureParts(file, text);
  return {
    structure,
    async *products(): AsyncGenerator<FileProduct> {
      let count = 0;
      for (const part of jsonParts(text, "products")) {
        if (part.key !== "products") continue;
        const { value, line, share } = part;
        if (!isRecord(value)) throw new UnreadableFile(`${file}, line ${line}: a product must be an object`);
        yield { file, line, fields: { ...value }, singleAttributes: {}, share };
        count += 1;
        if (count % productsBetweenYields === 0) await yieldToEventLoop();
      }
    },
  };
}

/** Reads only the structure of a catalogue.json, for products that come as CSV. @throws UnreadableFile */
export async function readJsonStructure(path: string): Promise<FileStructure> {
  const text = await readText(path);
  const structure = readStructureParts(basename(path), text);
  if (!structure.categories && !structure.attributes) {
    throw new UnreadableFile(`${basename(path)} has neither categories nor customAttributeMetadata`);
  }
  return structure;
}

async function readText(path: string): Promise<string> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new UnreadableFile(`${path} cannot be read`, { cause });
  });
  if (text.includes("\ufffd")) throw new UnreadableFile(`${basename(path)} is not UTF-8 text`);
  return text;
}

function readStructureParts(file: string, text: string): FileStructure {
  const found = new Map<string, { line: number; value: unknown }>();
  let hasProducts = false;
  try {
    for (const { key, line, value } of jsonParts(text, "products")) {
      if (key === "products") hasProducts = true;
      else found.set(key, { line, value });
    }
  } catch (fault) {
    if (fault instanceof UnreadableFile)
      throw new UnreadableFile(`${file}, ${fault.message}`, { cause: fault });
    throw fault;
  }
  const categories = found.get("categories");
  const metadata = found.get("customAttributeMetadata");
  if (!categories && !metadata && !hasProducts) throw new UnreadableFile(`${file} has no products`);
  const items = metadata && itemsOf(metadata.value);
  return {
    file,
    ...(categories ? { categories } : {}),
    ...(metadata ? { attributes: { line: metadata.line, value: items } } : {}),
  };
}

function itemsOf(metadata: unknown): unknown {
  return isRecord(metadata) ? metadata.items : undefined;
}
