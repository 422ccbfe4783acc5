import { stockCursorPattern } from "../wire/stock-cursor.ts";
import type { StockChanges } from "./stock-changes.ts";

export const catalogueChangesPath = "/api/catalogue/changes/{since}";

/** What the call at that path answers. */
export interface CatalogueChanges {
  readonly version: string;
  /** Changes with what pages show apart from the catalogue: company, showrooms, ways to pay. */
  readonly content?: string | undefined;
  /** The release of the API that answers. */
  readonly release?: string | undefined;
  readonly stock: StockChanges;
}

/** What pages are made from, but for stock: another text after each change of the catalogue or of the owner's content. */
export function pageVersion({ version, content }: Pick<CatalogueChanges, "version" | "content">): string {
  return content === undefined ? version : `${version}-${content}`;
}

/**
 * Reads the call's answer without the shapes of the whole catalogue, for a reader that asks for nothing else.
 * @returns null for what is no such answer
 */
export function readCatalogueChanges(answer: unknown): CatalogueChanges | null {
  const { version, content, release, stock } = objectIn(objectIn(answer).data);
  const { cursor, changed } = objectIn(stock);
  if (typeof version !== "string" || !(content === undefined || typeof content === "string")) return null;
  if (!(release === undefined || typeof release === "string")) return null;
  if (typeof cursor !== "string" || !stockCursorPattern.test(cursor)) return null;
  if (changed !== null && !(Array.isArray(changed) && changed.every(isChange))) return null;
  return { version, content, release, stock: { cursor, changed } };
}

function isChange(value: unknown): value is { sku: string; at: number } {
  const { sku, at } = objectIn(value);
  return typeof sku === "string" && Number.isInteger(at);
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
