import {
  type QuickOrderUpload,
  type QuickOrderUploadEvent,
  quickOrderUploadEvent,
} from "@precise/contract/trade/quick-order";
import { quickOrderUploadPath } from "@precise/contract/wire/upload-paths";
import { safeParse } from "zod/mini";
import type { ApiResult } from "../api-failure.ts";
import { type ApiClient, badAnswer, noAnswer, refusal } from "../client.ts";

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
    return { ok: false, failure: noAnswer(false, signal?.aborted === true) };
  }
  if (last?.kind === "check") return { ok: true, value: last };
  if (last?.kind === "failure") {
    const { error } = last;
    return { ok: false, failure: { kind: "http", status: 422, ...error, errors: [error] } };
  }
  return { ok: false, failure: badAnswer(response.status) };
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
