import { defaultTerms } from "#api/modules/company/shop-terms.ts";
import type { OperatorTools } from "./operator-command.ts";

/** The tools with the times that the desk has set; where no api runs, those that the terminal read at its start. */
export function toolsNow(tools: OperatorTools): OperatorTools {
  return tools.content === undefined
    ? tools
    : { ...tools, unpaidOrderHours: tools.content.limits.unpaidOrderHours };
}

/** Naira that someone below the owner pays back without a second person. */
export function refundAlone({ content }: Pick<OperatorTools, "content">): number {
  return content?.limits.refundAlone ?? defaultTerms({ payOnDelivery: 0 }).limits.refundAlone;
}
