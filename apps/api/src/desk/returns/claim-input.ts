import type { Typed } from "#api/desk/kit/operator-command.ts";

export const typedNumber: Typed = { as: "<number>", about: "of the return, like RET-000001" };
export const typedSku: Typed = { as: "--sku <sku>", about: "the article" };

export function typedReason(about: string, isRequired = false): Typed {
  return { as: "--reason <sentence>", about, isRequired };
}
