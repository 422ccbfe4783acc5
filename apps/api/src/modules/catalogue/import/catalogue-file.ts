import type { DecimalMark } from "@precise/cart-core/written-number";

/** A product as a file gives it, before anything of it is checked. A key that is not there leaves that field as it is. */
export interface FileProduct {
  readonly file: string;
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Values of single attributes (columns of a CSV); unlike `fields.attributes` they leave the others as they are. */
  readonly singleAttributes: Readonly<Record<string, unknown>>;
  /** Of a CSV: its cells as they stand there, by their column's title. What is as the export would write it changes nothing. */
  readonly cells?: ReadonlyMap<string, string>;
  readonly share: number;
}

/** Categories and attributes as a file gives them. */
export interface FileStructure {
  readonly file: string;
  readonly categories?: { readonly line: number; readonly value: unknown };
  readonly attributes?: { readonly line: number; readonly value: unknown };
}

/** A file that was opened: its structure is known before its products are read. */
export interface CatalogueFile {
  readonly structure: FileStructure | undefined;
  /** What its numbers prove; a dot where that is left out. */
  readonly decimalMark?: DecimalMark;
  products(): AsyncIterable<FileProduct>;
}
