import { parseJson } from "@precise/cart-core/json";
import { err, ok } from "@precise/cart-core/result";
import { cutText } from "@precise/contract/wire/cut-text";
import type { MessageToSend, MessagingProvider, SendOutcome } from "../messaging-port.ts";
import { readTermiiNotice } from "./read-termii-notice.ts";
import { messageIdOf, sentMessage, stateOfWords, statusList } from "./termii-shapes.ts";

/** `down`: no usable answer; it may have been done all the same. `words` name neither key nor number. */
type TermiiAnswer =
  | { readonly kind: "answered"; readonly status: number; readonly body: unknown; readonly text: string }
  | { readonly kind: "down"; readonly words: string };

const largestAnswer = 256 * 1024;

/** Faults of ours at Termii: no message will go out before someone mends them, and then every one may. */
const faultsOfOurs: readonly (readonly [RegExp, string])[] = [
  [/balance|insufficient|credit/i, "The account at Termii has no credit left"],
  [/sender/i, "Termii does not know our sender's name"],
  [/api.?key|unauthori[sz]ed/i, "Termii does not take our key"],
  [/country|route|channel/i, "Termii does not offer us this channel"],
];

/**
 * Termii behind the port: https://developer.termii.com (Messaging API, Events and reports, Incoming, History), as stored in
 * January 2024. Not verified against the service: what its 4xx answers say (their words are sorted by what they contain),
 * the key of the webhook's signature ("your secret key": a key of its own, or the API key), and whether replies reach a
 * sender's name.
 * @param url origin of the account's own base address, as its dashboard shows it
 * @param sender a registered sender's name of 3 to 11 characters, or a number
 * @param webhookSecrets each may have signed
 * @param onFault gets what an operator should see; never a number of a phone, nor the key
 */
export function termiiProvider(options: {
  readonly url: string;
  readonly apiKey: string;
  readonly sender: string;
  readonly webhookSecrets: readonly string[];
  readonly timeoutMilliseconds?: number;
  readonly onFault: (fault: Error) => void;
}): MessagingProvider {
  const { apiKey, sender, webhookSecrets, onFault } = options;
  const call = termiiCall(options.url, options.timeoutMilliseconds ?? 10_000);

  function unknown(reason: string): SendOutcome {
    onFault(new Error(reason));
    return { outcome: "unknown", reason };
  }

  return {
    name: "termii",

    async send({ to, channel, text }: MessageToSend) {
      const answer = await call("POST", "/api/sms/send", {
        api_key: apiKey,
        to: to.replace(/^\+/, ""),
        from: sender,
        sms: text,
        type: "plain",
        // What a shopper has asked for is no advertising: it passes the do-not-disturb list, and at any hour.
        channel: channel === "sms" ? "dnd" : "whatsapp",
      });
      if (answer.kind === "down") return unknown(`Termii ${answer.words}`);
      const { status, body, text: raw } = answer;
      const sent = sentMessage.safeParse(body);
      const providerRef = messageIdOf(raw);
      if (status === 200 && sent.success && providerRef !== undefined && (sent.data.code ?? "ok") === "ok")
        return { outcome: "accepted", providerRef };
      const words = sent.success && typeof sent.data.message === "string" ? sent.data.message : "";
      const ours = faultsOfOurs.find(([sign]) => sign.test(words));
      if (status === 401 || status === 403) return unknown("Termii does not take our key");
      if (ours) return unknown(ours[1]);
      if (status === 400 || status === 422)
        return {
          outcome: "refused",
          reason: `Termii refused it: ${cutText(words.replace(/\d{6,}/g, "…"), 120) || status}`,
        };
      return unknown(`Termii answered ${status}`);
    },

    async readStatus(providerRef) {
      const query = new URLSearchParams({ api_key: apiKey, message_id: providerRef });
      const answer = await call("GET", `/api/sms/inbox?${query}`);
      if (answer.kind === "down" || answer.status >= 400) return err("unavailable");
      const listed = statusList.safeParse(answer.body);
      if (!listed.success) return err("unavailable");
      const found = listed.data.find(({ message_id }) => String(message_id) === providerRef);
      return found ? ok(stateOfWords(found.status)) : err("unknown");
    },

    readWebhook: (body, headers) => readTermiiNotice(webhookSecrets, body, headers["x-termii-signature"]),
  };
}

/** Calls Termii once. What is no JSON is no answer: a 404 of a proxy is none of Termii's. */
function termiiCall(url: string, timeoutMilliseconds: number) {
  const origin = url.replace(/\/+$/, "");
  return async (method: "GET" | "POST", path: string, body?: object): Promise<TermiiAnswer> => {
    let status: number;
    let text: string;
    try {
      const response = await fetch(origin + path, {
        method,
        headers: { accept: "application/json", "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMilliseconds),
        redirect: "error",
      });
      status = response.status;
      text = (await response.text()).slice(0, largestAnswer);
    } catch {
      // Its own words may name the address, which holds the key where it is a GET.
      return { kind: "down", words: "did not answer" };
    }
    if (status === 429) return { kind: "down", words: "has had too many calls" };
    if (status >= 500) return { kind: "down", words: `answered ${status}` };
    const parsed = parseJson(text);
    return typeof parsed === "object" && parsed !== null
      ? { kind: "answered", status, body: parsed, text }
      : { kind: "down", words: `answered ${status} with something else` };
  };
}
