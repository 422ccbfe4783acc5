import {
  type QuickOrderUploadEvent,
  quickOrderUploadEvent,
  quickOrderUploadPath,
} from "@precise/contract/clients/quick-order";
import { failureBody } from "@precise/contract/envelope";
import { safeParse } from "zod/mini";
import type { ApiFailure, ApiResult } from "../api-failure.ts";
import type { ApiClient } from "../client.ts";

export type QuickOrderUpload = Extract<QuickOrderUploadEvent, { kind: "check" }>;

/**
 * Sends a file and reads its rows' answers as they come.
 * @param onProgress rows that are done, and how many there are
 */
export async function uploadQuickOrder(
  client: ApiClient,
  file: Blob,
  onProgress: (done: number, total: number) => void,
  signal?: AbortSignal,
): Promise<ApiResult<QuickOrderUpload>> {
  let response: Response;
  let last: QuickOrderUploadEvent | undefined;
  try {
    response = await client.fetch(client.baseUrl + quickOrderUploadPath, {
      ...client.requestInit,
      method: "POST",
      headers: {
        accept: "application/x-ndjson",
        "content-type": "application/octet-stream",
        ...client.headers,
      },
      body: file,
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) return { ok: false, failure: refusal(response, await response.text()) };
    for await (const line of linesOf(response)) {
      const event = readEvent(line);
      if (event?.kind === "progress") onProgress(event.done, event.total);
      else last = event ?? last;
    }
  } catch {
    // fetch and its stream reject alike for a lost network and for a caller that gave up.
    return signal?.aborted
      ? { ok: false, failure: { kind: "aborted", message: "The upload was given up.", errors: [] } }
      : { ok: false, failure: { kind: "network", message: "The shop could not be reached.", errors: [] } };
  }
  if (last?.kind === "check") return { ok: true, value: last };
  if (last?.kind === "failure") {
    const { error } = last;
    return { ok: false, failure: { kind: "http", status: 422, ...error, errors: [error] } };
  }
  return { ok: false, failure: unreadable(response.status) };
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest + decoder.decode();
}

function readEvent(line: string): QuickOrderUploadEvent | undefined {
  if (line.trim() === "") return undefined;
  const parsed = safeParse(quickOrderUploadEvent, JSON.parse(line));
  return parsed.success ? parsed.data : undefined;
}

function refusal(response: Response, text: string): ApiFailure {
  const parsed = safeParse(failureBody, jsonOf(text));
  const [first] = parsed.success ? parsed.data.errors : [];
  if (!parsed.success || !first) return unreadable(response.status);
  return { kind: "http", status: response.status, ...first, errors: parsed.data.errors };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: no schema takes undefined, so this becomes `bad-answer`.
    return undefined;
  }
}

function unreadable(status: number): ApiFailure {
  return {
    kind: "bad-answer",
    status,
    message: "The shop gave an answer that could not be read.",
    errors: [],
  };
}
