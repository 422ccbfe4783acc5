import { applyAsAffiliate } from "@precise/contract/affiliates";
import { sendContactMessage } from "@precise/contract/contact";
import { addBriefPicture, sendDesignBrief } from "@precise/contract/design-briefs";
import type { BodyOf } from "@precise/contract/route";
import type { ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** What a form to the shop sends. */
export type MessageBody =
  | { readonly form: "contact"; readonly body: BodyOf<typeof sendContactMessage> }
  | { readonly form: "affiliate"; readonly body: BodyOf<typeof applyAsAffiliate> }
  | { readonly form: "design"; readonly body: BodyOf<typeof sendDesignBrief> };

/** Sends a message, an application or a brief. @returns what it is spoken of by */
export async function sendMessage(client: ApiClient, message: MessageBody): Promise<ApiResult<string>> {
  const result = await sent(client, message);
  return result.ok ? { ok: true, value: result.value.reference } : result;
}

function sent(client: ApiClient, message: MessageBody) {
  switch (message.form) {
    case "contact":
      return call(client, sendContactMessage, { body: message.body });
    case "affiliate":
      return call(client, applyAsAffiliate, { body: message.body });
    case "design":
      return call(client, sendDesignBrief, { body: message.body });
  }
}

/** Takes a picture for a design brief. @param content base64 @returns the name by which the brief has it */
export async function sendBriefPicture(
  client: ApiClient,
  content: string,
  signal?: AbortSignal,
): Promise<ApiResult<string>> {
  const result = await call(client, addBriefPicture, { body: { content }, ...(signal ? { signal } : {}) });
  return result.ok ? { ok: true, value: result.value.picture } : result;
}
