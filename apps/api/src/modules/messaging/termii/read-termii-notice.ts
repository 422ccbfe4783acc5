import { createHmac, timingSafeEqual } from "node:crypto";
import { parseJson } from "@precise/cart-core/json";
import { err, ok } from "@precise/cart-core/result";
import { normalisedPhone } from "@precise/contract/nigeria/phone";
import type { MessagingEvent, MessagingProvider } from "../messaging-port.ts";
import { inboundNotice, outboundNotice, stateOfWords } from "./termii-shapes.ts";

/** Reads what Termii's webhook brought: one report or answer. What is signed but of no form we know is `other`. */
export function readTermiiNotice(
  secrets: readonly string[],
  body: Uint8Array,
  signature: string | string[] | undefined,
): ReturnType<MessagingProvider["readWebhook"]> {
  if (!isSigned(secrets, body, signature)) return err("bad_signature");
  const text = Buffer.from(body).toString("utf8");
  const parsed = parseJson(text);
  if (typeof parsed !== "object" || parsed === null) return err("not_readable");
  return ok([eventOf(parsed, text)]);
}

function eventOf(parsed: object, text: string): MessagingEvent {
  const report = outboundNotice.safeParse(parsed).data;
  if (report) {
    const providerRef = /"message_id"\s*:\s*"?([\w-]{1,64})"?/.exec(text)?.[1] ?? "";
    return { kind: "report", providerRef, state: stateOfWords(report.status) };
  }
  const reply = inboundNotice.safeParse(parsed).data;
  if (!reply) return { kind: "other" };
  const at = new Date(reply.received_at ?? "");
  return {
    kind: "reply",
    from: normalisedPhone(reply.sender),
    text: reply.message,
    at: Number.isNaN(at.getTime()) ? undefined : at,
  };
}

/** HMAC-SHA512 of the body in hexadecimal digits, compared over its 64 bytes. */
function isSigned(
  secrets: readonly string[],
  body: Uint8Array,
  signature: string | string[] | undefined,
): boolean {
  if (typeof signature !== "string" || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  const sent = Buffer.from(signature, "hex");
  return secrets.some((secret) => timingSafeEqual(createHmac("sha512", secret).update(body).digest(), sent));
}
