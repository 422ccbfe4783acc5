import type { Finding } from "@precise/contract/shop/light/lighting";

/** Findings by how grave they are; within each in the order in which the API gives them. */
export interface FindingGroups {
  /** It cannot work, or is unsafe: a checkout asks for a tick. */
  readonly stops: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** Notes, what articles do not state, and whatever a later release sends. */
  readonly notes: readonly Finding[];
}

/** Sorts findings. @param findings none where an older API sends none */
export function groupFindings(findings: readonly Finding[] = []): FindingGroups {
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity);
  return {
    stops: of("stop"),
    warnings: of("warn"),
    notes: findings.filter(({ severity }) => severity !== "stop" && severity !== "warn"),
  };
}
