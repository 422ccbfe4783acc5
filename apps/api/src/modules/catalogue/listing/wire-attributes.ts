import type { listAttributes } from "@precise/contract/catalogue";
import type { DataOf } from "@precise/contract/route";
import type { AttributeMeta } from "../structure.ts";

type WireAttribute = DataOf<typeof listAttributes>["customAttributeMetadata"]["items"][number];

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
