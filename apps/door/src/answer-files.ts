import type { Behind } from "./behind.ts";
import type { DoorRequest } from "./door-request.ts";
import type { KeptFile } from "./kept/kept-files.ts";
import {
  acceptedEncoding,
  compressWell,
  type Encoding,
  isCompressible,
  isWorthCompressing,
} from "./pages/compress.ts";
import { passBack, readWhole, sendWhole, varied } from "./pass-on.ts";
import type { UpstreamAnswer } from "./upstream/ask-upstream.ts";
import { headersForVisitor } from "./visitors/headers.ts";

/**
 * Answers with a file of a build: asked of its app once, and compressed as far as it goes before it is first sent. Files of
 * a release before stay as long as there is room.
 */
export async function answerFile(behind: Behind, asking: DoorRequest): Promise<void> {
  const { request, url } = asking;
  const { range, "accept-encoding": accepted } = request.headers;
  if (request.method !== "GET" || range !== undefined || url.target.includes("?"))
    return passBack(behind, asking, await behind.ask(asking));
  const encoding = acceptedEncoding(accepted);
  const key = `${encoding} ${url.path}`;
  const kept = behind.files.find(key);
  if (kept !== undefined) {
    asking.source = "kept";
    return sendFile(asking, kept);
  }
  asking.mayBeKept = true;
  const answer = await behind.ask(asking);
  if (!isForGood(answer)) return passBack(behind, asking, answer);
  const body = await readWhole(answer);
  if (body === null) throw new Error("a built file is too large to be kept");
  const file = await fileOf(behind, answer, body, encoding);
  behind.files.keep(key, file);
  sendFile(asking, file);
}

async function fileOf(
  { fixedHeaders }: Behind,
  answer: UpstreamAnswer,
  body: Buffer,
  encoding: Encoding | null,
): Promise<KeptFile> {
  const mayDiffer = isCompressible(String(answer.headers["content-type"] ?? ""));
  const isEncoded = mayDiffer && encoding !== null && isWorthCompressing(body);
  const sent = isEncoded ? await compressWell(body, encoding) : body;
  const { etag: _ofTheApp, ...headers } = headersForVisitor(answer.headers);
  return {
    body: sent,
    headers: {
      ...fixedHeaders,
      ...(mayDiffer ? varied(headers) : headers),
      ...(isEncoded && { "content-encoding": encoding }),
      "content-length": String(sent.length),
    },
  };
}

function sendFile(asking: DoorRequest, { headers, body }: KeptFile): void {
  sendWhole(asking, 200, headers, body);
}

/** What a build's files say; not what an app that runs from source answers. */
function isForGood({ status, headers }: UpstreamAnswer): boolean {
  return status === 200 && /\bimmutable\b/.test(String(headers["cache-control"]));
}
