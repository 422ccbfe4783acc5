import { isRecord, parseJson } from "@precise/cart-core/json";

/** A service's answer that is one: JSON with a status below 500 that is neither 401 nor 429. */
export interface ShapeAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Undefined where nothing is known. */
export type ShapeCall = (
  method: string,
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<ShapeAnswer | undefined>;

/** Calls for the shapes of services that are not offered: no more than their contract needs. */
export function shapeClient(
  url: string,
  timeoutMilliseconds: number,
  onFault: (fault: string) => void,
): ShapeCall {
  return async (method, path, body, headers = {}) => {
    try {
      const response = await fetch(url + path, {
        method,
        headers: { "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMilliseconds),
        redirect: "error",
      });
      const { status } = response;
      const text = await response.text();
      const answer = text.length > 1_048_576 ? undefined : parseJson(text);
      const isNone = status >= 500 || status === 429 || status === 401 || !isRecord(answer);
      if (!isNone) return { status, body: answer };
      onFault(`${method} ${path} was answered ${status}`);
    } catch (fault) {
      onFault(`${method} ${path} was not answered: ${String(fault)}`);
    }
    return undefined;
  };
}
