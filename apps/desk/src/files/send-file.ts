import type { ApiResult } from "@precise/api-client/api-failure";
import { badAnswer, noAnswer, refusal } from "@precise/api-client/client";
import { parseJson } from "@precise/cart-core/json";
import { successBody } from "@precise/contract/wire/envelope";
import type { DataOf, Route } from "@precise/contract/wire/route";
import * as z from "zod/mini";
import { signInNeedOf } from "#desk/api/desk-call.ts";
import { askToSignIn } from "#desk/api/sign-in-needs.ts";

interface FileToSend {
  readonly file: Blob;
  /** What stands behind the `?`. */
  readonly query: Readonly<Record<string, string>>;
  /** Of the way there: 0 to 1. At 1 the API has it, and works on it. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** A file of 30 MB on a slow line takes minutes. */
const mostMs = 10 * 60_000;

/**
 * Sends a file to a call whose body is its bytes. As with every other call the person signs in over the page where that is
 * wanted, and it is sent once more.
 */
export async function sendFile<R extends Route>(route: R, input: FileToSend): Promise<ApiResult<DataOf<R>>> {
  const first = await send(route, input);
  if (first.ok) return first;
  const need = signInNeedOf(first.failure);
  return need !== null && (await askToSignIn(need)) ? send(route, input) : first;
}

/** By XMLHttpRequest, for fetch does not say how much of a body has gone out. */
function send<R extends Route>(
  route: R,
  { file, query, onProgress, signal }: FileToSend,
): Promise<ApiResult<DataOf<R>>> {
  const { promise, resolve } = Promise.withResolvers<ApiResult<DataOf<R>>>();
  const request = new XMLHttpRequest();
  const fail = (isTimeout: boolean, isAborted: boolean) =>
    resolve({ ok: false, failure: noAnswer(isTimeout, isAborted) });
  request.open(route.method, `${route.path}?${new URLSearchParams(query)}`);
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader("content-type", file.type || "application/octet-stream");
  request.timeout = mostMs;
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onload = () => resolve(read(route, request));
  request.onerror = () => fail(false, false);
  request.ontimeout = () => fail(true, false);
  request.onabort = () => fail(false, true);
  signal?.addEventListener("abort", () => request.abort());
  request.send(file);
  return promise;
}

function read<R extends Route>(route: R, { status, responseText }: XMLHttpRequest): ApiResult<DataOf<R>> {
  if (status >= 400) return { ok: false, failure: refusal(new Response(null, { status }), responseText) };
  const parsed = z.safeParse(successBody(route.data), parseJson(responseText));
  // Read by the schema that DataOf is of.
  return parsed.success
    ? { ok: true, value: parsed.data.data as DataOf<R> }
    : { ok: false, failure: badAnswer(status) };
}
