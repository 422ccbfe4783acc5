import type { listAttributes } from "@precise/contract/shop/catalogue";
import type { DataOf } from "@precise/contract/wire/route";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import type { AttributeMeta } from "../structure.ts";

type WireAttribute = DataOf<typeof listAttributes>["customAttributeMetadata"]["items"][number];

/** What can be asked about products: the catalogue's attributes, and what follows from other facts. */
export function everyMeta({ structure, derived }: CatalogueIndex): AttributeMeta[] {
  return [...structure.attributes, ...Array.from(derived.values(), (column) => column.meta)];
}

export function wireAttributes(metadata: readonly AttributeMeta[]): WireAttribute[] {
  return metadata.map((meta) => ({
    attribute_code: meta.code,
    label: meta.label,
    input_type: meta.inputType,
    ...(meta.unit === null ? {} : { unit: meta.unit }),
    filterable: meta.filterable,
    attribute_options: [...meta.options],
  }));
}
