import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { isRecord } from "@precise/cart-core/json";
import { pauses } from "#api/platform/time/pauses.ts";
import type { CatalogueFile, FileProduct, FileStructure } from "./catalogue-file.ts";
import { UnreadableFile } from "./import-report.ts";
import { jsonParts } from "./json-parts.ts";

/** Opens a catalogue.json. @throws UnreadableFile */
export async function readJsonCatalogue(path: string): Promise<CatalogueFile> {
  const file = basename(path);
  const bytes = (await stat(path).catch(() => undefined))?.size ?? 1;
  // Going over it once finds the structure wherever it stands, and every fault of form before the first product.
  const structure = await readStructureParts(path);
  return {
    structure,
    async *products(): AsyncGenerator<FileProduct> {
      const pause = pauses();
      for await (const { key, value, line, chars } of jsonParts(textOfFile(path), "products")) {
        await pause();
        if (key !== "products") continue;
        if (!isRecord(value)) throw new UnreadableFile(`${file}, line ${line}: a product must be an object`);
        yield {
          file,
          line,
          fields: { ...value },
          singleAttributes: {},
          share: Math.min(1, chars / bytes),
        };
      }
    },
  };
}

/** Reads only the structure of a catalogue.json, for products that come as CSV. @throws UnreadableFile */
export async function readJsonStructure(path: string): Promise<FileStructure> {
  const structure = await readStructureParts(path);
  if (!structure.categories && !structure.attributes) {
    throw new UnreadableFile(`${basename(path)} has neither categories nor customAttributeMetadata`);
  }
  return structure;
}

async function* textOfFile(path: string): AsyncGenerator<string> {
  const chunks = createReadStream(path, "utf8");
  try {
    for await (const text of chunks) {
      if (text.includes("\ufffd")) throw new UnreadableFile(`${basename(path)} is not UTF-8 text`);
      yield text;
    }
  } catch (cause) {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile(`${path} cannot be read`, { cause });
  }
}

async function readStructureParts(path: string): Promise<FileStructure> {
  const file = basename(path);
  const pause = pauses();
  const found = new Map<string, { line: number; value: unknown }>();
  let hasProducts = false;
  try {
    for await (const { key, line, value } of jsonParts(textOfFile(path), "products")) {
      await pause();
      if (key === "products") hasProducts = true;
      else found.set(key, { line, value });
    }
  } catch (fault) {
    if (fault instanceof UnreadableFile && fault.message.startsWith("line "))
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
