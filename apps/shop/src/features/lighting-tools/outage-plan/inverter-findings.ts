import { type Finding, findings } from "@precise/lighting/fits-together";
import { withUnit } from "../parts/address-values.ts";
import { outageCopy } from "./outage-copy.ts";
import type { LoadedLight } from "./plan-outage.ts";

/** What of these lights and this inverter does not fit together. @param inverterVa what it says */
export function inverterFindings(lights: readonly LoadedLight[], inverterVa: number): readonly Finding[] {
  const place = "inverter";
  return findings([
    ...lights.map(({ id, name, pieces, wattsEach, article }) => ({
      id,
      name,
      kind: "lamp" as const,
      quantity: pieces,
      watts: wattsEach,
      powerFactor: article?.powerFactor,
      placeId: place,
    })),
    {
      id: "inverter",
      name: outageCopy.electrician.yourInverter(withUnit(inverterVa, "VA", 0)),
      kind: "inverter",
      quantity: 1,
      inverterVa,
      placeId: place,
    },
  ]).filter(({ severity, lines }) => severity !== "unknown" && lines.includes("inverter"));
}
