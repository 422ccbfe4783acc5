import { type LimitName, type LimitRule, limitRules } from "#api/platform/limits/limit-rules.ts";

const aYear = 365 * 24 * 3600;

/** The shop's own limits, counted over windows so long that no test crosses the end of one. */
export const limitsOfLongWindows: Readonly<Record<LimitName, LimitRule>> = {
  ...limitRules,
  ...Object.fromEntries(
    Object.entries(limitRules).map(([name, rule]) => [name, { ...rule, windowSeconds: aYear }]),
  ),
};
