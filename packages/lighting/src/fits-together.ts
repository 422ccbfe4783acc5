import { circuitRules } from "./fit-rules/circuit-rules.ts";
import { dimmerRules } from "./fit-rules/dimmer-rules.ts";
import type { FitGroup, FitLine, FitPlace, FitRule, FitSeverity } from "./fit-rules/fit-lines.ts";
import { lampRules } from "./fit-rules/lamp-rules.ts";
import { placeRules } from "./fit-rules/place-rules.ts";
import { stripRules } from "./fit-rules/strip-rules.ts";

export type { FitFacts, FitKind, FitLine, FitPlace } from "./fit-rules/fit-lines.ts";

/** All rules, by their number. Each has an example that it is silent on, and one that it speaks on. */
export const fitRules: readonly FitRule[] = [
  ...lampRules,
  ...stripRules,
  ...dimmerRules,
  ...placeRules,
  ...circuitRules,
].toSorted((one, other) => one.rule - other.rule);

/**
 * What does not fit together. `stop`: it cannot work, or is unsafe; `unknown`: an article does not state what a rule asks for. No
 * finding is never "safe": only what is listed here was looked at.
 */
export interface Finding {
  readonly rule: number;
  readonly severity: FitSeverity | "unknown";
  /** Ids of the lines that it is about. */
  readonly lines: readonly string[];
  readonly text: string;
  readonly fix?: string;
  /** Of the bulbs that mend it: `E14`. */
  readonly base?: string;
}

/** @property isElectricalAdviceOn false: without the rules on electrical safety. Nothing said: with them. */
interface FindingsOptions {
  readonly isElectricalAdviceOn?: boolean;
}

const order = ["stop", "warn", "note", "unknown"] as const;

/**
 * Looks at the lines of each place together, the gravest first; what an article does not state is said once for a line.
 * Lines without a place are looked at together, more mildly.
 * @source design "Lighting"
 */
export function findings(
  lines: readonly FitLine[],
  places: readonly FitPlace[] = [],
  { isElectricalAdviceOn = true }: FindingsOptions = {},
): readonly Finding[] {
  const rules = isElectricalAdviceOn ? fitRules : fitRules.filter(({ isElectrical }) => !isElectrical);
  const groups = Map.groupBy(lines, ({ placeId }) => placeId);
  const found = [...groups].flatMap(([placeId, those]) => {
    const place = places.find(({ id }) => id === placeId) ?? { id: placeId ?? "" };
    return findingsOf(rules, { lines: those, place, isPlaced: placeId !== undefined });
  });
  return found.toSorted(
    (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity) || one.rule - other.rule,
  );
}

function findingsOf(rules: readonly FitRule[], those: Omit<FitGroup, "unknown">): readonly Finding[] {
  const missing = new Map<FitLine, { readonly rule: number; readonly facts: Set<string> }>();
  const found = rules.flatMap(({ rule, severity, find }) => {
    const group: FitGroup = {
      ...those,
      unknown(line, fact) {
        const known = missing.get(line) ?? { rule, facts: new Set<string>() };
        missing.set(line, known);
        known.facts.add(fact);
        return [];
      },
    };
    return find(group).map(
      (each): Finding => ({
        rule,
        severity: each.severity ?? severity,
        lines: each.lines.map(({ id }) => id),
        text: each.text,
        ...(each.fix !== undefined && { fix: each.fix }),
        ...(each.base !== undefined && { base: each.base }),
      }),
    );
  });
  const unknown = [...missing].map(
    ([line, { rule, facts }]): Finding => ({
      rule,
      severity: "unknown",
      lines: [line.id],
      text: `${line.name} does not state: ${[...facts].join(", ")}.`,
    }),
  );
  return [...found, ...unknown];
}
