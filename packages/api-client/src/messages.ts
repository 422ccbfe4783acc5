import { applyAsAffiliate } from "@precise/contract/shop/affiliates";
import { sendContactMessage } from "@precise/contract/shop/contact";
import { sendDesignBrief } from "@precise/contract/shop/design-briefs";
import type { BodyOf } from "@precise/contract/wire/route";
import type { ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** What a form to the shop sends. */
export type MessageBody =
  | { readonly form: "contact"; readonly body: BodyOf<typeof sendContactMessage> }
  | { readonly form: "affiliate"; readonly body: BodyOf<typeof applyAsAffiliate> }
  | { readonly form: "design"; readonly body: BodyOf<typeof sendDesignBrief> };

/** Sends a message, an application or a brief. @returns its reference */
export function sendMessage(client: ApiClient, message: MessageBody): Promise<ApiResult<string>> {
  switch (message.form) {
    case "contact":
      return call(client, sendContactMessage, { body: message.body });
    case "affiliate":
      return call(client, applyAsAffiliate, { body: message.body });
    case "design":
      return call(client, sendDesignBrief, { body: message.body });
  }
}
