import { parseJson } from "@precise/cart-core/json";
import type * as z from "zod/mini";

/** The service gave no usable answer: none at all, a fault of its own, "too many", or a token that it does not take. */
export class CalendlyDown extends Error {
  override readonly name = "CalendlyDown";
  /** True where a write may have been done all the same. */
  readonly isOutcomeUnknown: boolean;
  constructor(message: string, options: { isOutcomeUnknown?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.isOutcomeUnknown = options.isOutcomeUnknown ?? false;
  }
}

/** The service understood and said no (400, 404, 409, 422 …). */
export class CalendlyRefused extends Error {
  override readonly name = "CalendlyRefused";
  readonly status: number;
  constructor(status: number) {
    super(`Calendly answered ${status}`);
    this.status = status;
  }
}

export interface CalendlyClient {
  /**
   * @param isUrgent asked even of a service that was down a moment ago
   * @throws CalendlyDown, CalendlyRefused
   */
  read<Schema extends z.ZodMiniType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
    isUrgent?: boolean,
  ): Promise<z.output<Schema>>;
  /** Never tried twice. @throws CalendlyDown, CalendlyRefused */
  write<Schema extends z.ZodMiniType>(path: string, body: object, schema: Schema): Promise<z.output<Schema>>;
}

/** Visitors wait for it: longer than this, and they are better off with a form. */
const timeoutMilliseconds = 3_000;
/** After a fault no one waits for the next one: it is asked again after a while. */
const restMilliseconds = 5_000;
const longestRestMilliseconds = 10 * 60_000;

/**
 * Calls Calendly with our token. A reading that got no answer is tried once more; after a fault, and for as long as a 429
 * says, everything fails at once, so that a service that is down blocks no one.
 * @param url origin of the service
 * @source design "Scheduling service"
 */
export function calendlyClient(options: {
  readonly url: string;
  readonly token: string;
  readonly now?: () => number;
  readonly timeoutMilliseconds?: number;
  readonly onFault: (fault: unknown) => void;
}): CalendlyClient {
  const { url, token, now = Date.now, onFault } = options;
  let restsUntil = 0;

  function down(
    message: string,
    restFor: number,
    more: { isOutcomeUnknown?: boolean; cause?: unknown } = {},
  ) {
    restsUntil = Math.max(restsUntil, now() + Math.min(restFor, longestRestMilliseconds));
    const fault = new CalendlyDown(message, more);
    onFault(fault);
    return fault;
  }

  async function send(
    path: string,
    init: { method: string; body?: string },
    isUrgent: boolean,
  ): Promise<unknown> {
    if (!isUrgent && now() < restsUntil) throw new CalendlyDown("Calendly was down a moment ago");
    const isWrite = init.method !== "GET";
    let response: Response;
    let text: string;
    try {
      response = await fetch(url + path, {
        ...init,
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json",
          "content-type": "application/json",
        },
        signal: AbortSignal.timeout(options.timeoutMilliseconds ?? timeoutMilliseconds),
        redirect: "error",
      });
      text = await response.text();
    } catch (fault) {
      throw down("Calendly did not answer", restMilliseconds, { isOutcomeUnknown: isWrite, cause: fault });
    }
    if (response.ok) {
      restsUntil = 0;
      return parsed(text);
    }
    const { status } = response;
    if (status === 429) throw down("Calendly has had too many calls", retryAfter(response) ?? 60_000);
    if (status === 401 || status === 403) throw down(`Calendly does not take our token (${status})`, 60_000);
    if (status >= 500)
      throw down(`Calendly answered ${status}`, restMilliseconds, { isOutcomeUnknown: isWrite });
    throw new CalendlyRefused(status);
  }

  function decoded<Schema extends z.ZodMiniType>(
    schema: Schema,
    answer: unknown,
    isWrite: boolean,
  ): z.output<Schema> {
    const read = schema.safeParse(answer);
    if (read.success) return read.data;
    throw down("Calendly gave an answer of another form", restMilliseconds, { isOutcomeUnknown: isWrite });
  }

  return {
    async read(path, query, schema, isUrgent = false) {
      const target = `${path}?${new URLSearchParams(query)}`;
      try {
        return decoded(schema, await send(target, { method: "GET" }, isUrgent), false);
      } catch (fault) {
        const isLost = fault instanceof CalendlyDown && fault.cause !== undefined && !isTimeout(fault.cause);
        if (!isLost) throw fault;
        return decoded(schema, await send(target, { method: "GET" }, true), false);
      }
    },
    async write(path, body, schema) {
      return decoded(schema, await send(path, { method: "POST", body: JSON.stringify(body) }, false), true);
    },
  };
}

function isTimeout(fault: unknown): boolean {
  return fault instanceof Error && fault.name === "TimeoutError";
}

/** Milliseconds that a 429 asks us to wait: seconds, or a date. */
function retryAfter(response: Response): number | undefined {
  const text = response.headers.get("retry-after");
  if (text === null) return undefined;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(1_000, milliseconds) : undefined;
}

/** Undefined where it is not JSON: no schema takes that, and the caller says so. */
function parsed(text: string): unknown {
  return text === "" ? {} : parseJson(text);
}
