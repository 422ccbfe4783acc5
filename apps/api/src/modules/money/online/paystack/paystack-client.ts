import { isRecord, parseJson } from "@precise/cart-core/json";
import type * as z from "zod/mini";
import { tracedOutside } from "#api/platform/monitoring/traced-outside.ts";

/**
 * What a call comes to. `refused`: Paystack understood and said no, in its own words. `down`: no usable answer, so nothing
 * is known, but that nothing was done where `mayBeDone` is false.
 */
export type PaystackAnswer<T> =
  | { readonly kind: "answered"; readonly value: T }
  | { readonly kind: "refused"; readonly status: number; readonly code: string; readonly message: string }
  | { readonly kind: "down"; readonly mayBeDone: boolean };

/** A fault of Paystack, of the way there, or of our key; without anything that is secret or personal. */
export class PaystackFault extends Error {
  override readonly name = "PaystackFault";
}

export interface PaystackClient {
  /** @param milliseconds less than the client's own time-out, where its caller has less */
  get<Schema extends z.ZodMiniType>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    milliseconds?: number,
  ): Promise<PaystackAnswer<z.output<Schema>>>;
  /** Never tried twice. */
  post<Schema extends z.ZodMiniType>(
    path: string,
    body: object,
    schema: Schema,
    milliseconds?: number,
  ): Promise<PaystackAnswer<z.output<Schema>>>;
}

export interface PaystackClientOptions {
  /** Origin of the service. */
  readonly url: string;
  readonly secretKey: string;
  readonly now: () => number;
  /** For one call, the reading of its body included. */
  readonly timeoutMilliseconds: number;
  /** What an operator should see; never holds the key. */
  readonly onFault: (fault: PaystackFault) => void;
}

const largestBodyBytes = 1_048_576;
const restWithoutAWord = 60_000;
const longestRestMilliseconds = 10 * 60_000;

/**
 * Calls Paystack with our key. After a 429 nothing is asked for as long as that says. What is no JSON of Paystack's form
 * is no answer, whatever its status: a 404 of a proxy must not read as "no such payment".
 * @source decision 060
 */
export function paystackClient(options: PaystackClientOptions): PaystackClient {
  const { url, now, onFault } = options;
  const headers = {
    authorization: `Bearer ${options.secretKey}`,
    accept: "application/json",
    "content-type": "application/json",
  };
  let restsUntil = 0;

  const send: typeof sendUntraced = (call, ...rest) =>
    tracedOutside(`Paystack ${call}`, async (span) => {
      const answer = await sendUntraced(call, ...rest);
      span?.note({ answer: answer.kind });
      return answer;
    });

  async function sendUntraced<Schema extends z.ZodMiniType>(
    call: string,
    path: string,
    init: { readonly method: string; readonly body?: string },
    schema: Schema,
    milliseconds: number,
  ): Promise<PaystackAnswer<z.output<Schema>>> {
    if (now() < restsUntil) return { kind: "down", mayBeDone: false };
    const down = (words: string, mayBeDone: boolean, cause?: unknown): PaystackAnswer<never> => {
      onFault(new PaystackFault(`Paystack ${words} (${call})`, cause === undefined ? {} : { cause }));
      return { kind: "down", mayBeDone };
    };
    const isWrite = init.method !== "GET";
    let response: Response;
    let text: string;
    try {
      const patience = Math.max(1, Math.floor(Math.min(milliseconds, options.timeoutMilliseconds)));
      const signal = AbortSignal.timeout(patience);
      response = await fetch(url + path, { ...init, headers, signal, redirect: "error" });
      text = await cappedText(response);
    } catch (fault) {
      return down("did not answer", isWrite, fault);
    }
    const { status } = response;
    if (status === 429) {
      restsUntil = now() + (retryAfter(response, now()) ?? restWithoutAWord);
      return down("has had too many calls", false);
    }
    if (status >= 500) return down(`answered ${status}`, isWrite);
    const answer = parseJson(text);
    if (!isRecord(answer) || typeof answer.status !== "boolean")
      return down(`answered ${status} with something else`, isWrite);
    const message = typeof answer.message === "string" ? answer.message : "";
    // One of its samples has a 400 for it.
    if (status === 401 || status === 403 || /^invalid key/i.test(message))
      return down(`does not take our key: ${status}`, false);
    if (!response.ok || !answer.status)
      return {
        kind: "refused",
        status,
        code: typeof answer.code === "string" ? answer.code : "",
        message,
      };
    const read = schema.safeParse(answer);
    return read.success
      ? { kind: "answered", value: read.data }
      : down("gave an answer of another form", isWrite);
  }

  const patience = options.timeoutMilliseconds;
  return {
    get: (path, query, schema, milliseconds = patience) => {
      const search = String(new URLSearchParams(query));
      return send(
        nameOf("GET", path),
        search ? `${path}?${search}` : path,
        { method: "GET" },
        schema,
        milliseconds,
      );
    },
    post: (path, body, schema, milliseconds = patience) =>
      send(nameOf("POST", path), path, { method: "POST", body: JSON.stringify(body) }, schema, milliseconds),
  };
}

/** A call without what is in its path beyond the kind: `GET /transaction`. */
function nameOf(method: string, path: string): string {
  return `${method} /${path.split("/")[1]}`;
}

/** @throws Error where it is longer than any answer should be */
async function cappedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > largestBodyBytes) throw new Error(`more than ${largestBodyBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Milliseconds that a 429 asks us to wait: seconds, or a date. */
function retryAfter(response: Response, now: number): number | undefined {
  const text = response.headers.get("retry-after");
  if (text === null) return undefined;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  if (!Number.isFinite(milliseconds)) return undefined;
  return Math.min(Math.max(1_000, milliseconds), longestRestMilliseconds);
}
