import { createHash } from "node:crypto";
import { pageNotes, readArticles, readVouch } from "@precise/contract/door/page-notes";
import { previewCookieName } from "@precise/contract/shop/preview";
import type { Behind } from "./behind.ts";
import { type DoorRequest, withSignal } from "./door-request.ts";
import { cacheRuleOf, type KeptAnswer, variesOf } from "./kept/kept-answers.ts";
import {
  acceptedEncoding,
  compressFast,
  compressWell,
  type Encoding,
  isCompressible,
  isWorthCompressing,
} from "./pages/compress.ts";
import { type FinishedAnswer, finishPage } from "./pages/finish-page.ts";
import { passOn, passWhole, readWhole, sendWhole, varied } from "./pass-on.ts";
import type { UpstreamAnswer } from "./upstream/ask-upstream.ts";
import { hasCookie } from "./visitors/cookies.ts";
import { heededHeaders } from "./visitors/headers.ts";

/** Bodies differ by them, or the answer is one person's. */
const unusual = ["authorization", "range", "if-range", "rsc", "next-action"];

/**
 * Answers what may be kept: from what is kept, or as its app makes it now, and then it is kept. Many who ask for the same at
 * the same time cause it to be made once.
 * @source design D25, D32
 */
export async function answerPage(behind: Behind, asking: DoorRequest): Promise<void> {
  if (!isPlain(asking)) return passOn(behind, isRead(asking) ? withSignal(asking) : asking);
  asking.mayBeKept = true;
  const { request, url, visit } = asking;
  const heeded = heededHeaders(request.headers);
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const key = JSON.stringify([encoding, request.headers.host, visit.protocol, url.path]);
  const { pages } = behind;
  const found = pages.find(key, heeded);
  if (found?.state === "fresh") return sendKept(asking, found.answer, "kept");
  if (found?.state === "stale") {
    makeBeside(behind, asking, key, encoding);
    return sendKept(asking, found.answer, "stale");
  }
  const underWay = behind.making.get(key);
  if (underWay !== undefined && (await underWay)) {
    const kept = pages.find(key, heeded);
    if (kept !== undefined && kept.state !== "spare") return sendKept(asking, kept.answer, "kept");
  }
  return makeAndSend(behind, asking, key, encoding, found?.answer);
}

/** @param spare sent where no other can be had */
async function makeAndSend(
  behind: Behind,
  asking: DoorRequest,
  key: string,
  encoding: Encoding | null,
  spare: KeptAnswer | undefined,
): Promise<void> {
  // What turned out to be one visitor's is not waited for by others.
  const isShared = !behind.notKept.has(asking.url.path);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  if (isShared && !behind.making.has(key)) {
    behind.making.set(key, promise);
    void promise.then(() => behind.making.delete(key));
  }
  try {
    const answer = await behind.ask(asking, spare === undefined ? undefined : behind.patienceMs);
    const isFault = answer.status >= 500;
    if (isFault && spare !== undefined) {
      await answer.body.dump().catch(() => undefined);
      return sendKept(asking, spare, "spare");
    }
    const isKeepable = keepable(answer);
    if (!isKeepable || isForSome(answer, asking)) {
      if (answer.status === 200 && !isKeepable) behind.notKept.set(asking.url.path, true);
      resolve(false);
      return passWhole(behind, asking, answer, encoding);
    }
    behind.notKept.delete(asking.url.path);
    const kept = await make(behind, key, answer, encoding);
    if (kept === null) {
      resolve(false);
      throw new Error(`the answer for ${asking.zone.name} is too large to be kept`);
    }
    resolve(true);
    sendKept(asking, kept, "app");
  } catch (fault) {
    if (spare === undefined) throw fault;
    behind.log.warn(
      { zone: asking.zone.name, fault: String(fault) },
      "an older page is sent in place of a new one",
    );
    sendKept(asking, spare, "spare");
  } finally {
    resolve(false);
  }
}

/** Makes it again for those who come next. */
function makeBeside(behind: Behind, asking: DoorRequest, key: string, encoding: Encoding | null): void {
  if (behind.making.has(key)) return;
  const making = behind
    .ask(asking, behind.patienceMs)
    .then(async (answer) => {
      if (keepable(answer) && !isForSome(answer, asking))
        return (await make(behind, key, answer, encoding)) !== null;
      await answer.body.dump();
      return false;
    })
    .catch(() => false)
    .finally(() => behind.making.delete(key));
  behind.making.set(key, making);
}

/** Reads an answer to its end, finishes and keeps it. @returns null where it is larger than anything of ours */
async function make(
  behind: Behind,
  key: string,
  answer: UpstreamAnswer,
  encoding: Encoding | null,
): Promise<KeptAnswer | null> {
  const whole = await readWhole(answer);
  if (whole === null) return null;
  const finished = finishPage(answer, whole, behind.isOnIntent);
  const kept = keptAnswerOf(behind, answer, finished, encoding);
  const before = behind.pages.peek(key);
  if (before !== undefined && before.etag === kept.etag && before.body.length < kept.body.length) {
    // Made again, and as it was: so is what was compressed of it, as far as it goes.
    const { body } = before;
    const same = { ...kept, body, headers: { ...kept.headers, "content-length": String(body.length) } };
    behind.pages.keep(key, same);
    return same;
  }
  behind.pages.keep(key, kept);
  if (kept.headers["content-encoding"] === "br") {
    void behind
      .beside(() => compressWell(finished.body, "br"))
      .then(
        (smaller) => smaller && smaller.length < kept.body.length && behind.pages.shrink(key, kept, smaller),
      );
  }
  return kept;
}

function keptAnswerOf(
  behind: Behind,
  { headers: notes }: UpstreamAnswer,
  { headers, body }: FinishedAnswer,
  encoding: Encoding | null,
): KeptAnswer {
  const sent = encoding !== null && isWorthCompressing(body) ? compressFast(body, encoding) : body;
  const isEncoded = sent !== body && encoding !== null;
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}${isEncoded ? `-${encoding}` : ""}"`;
  return {
    body: sent,
    etag,
    headers: {
      ...behind.fixedHeaders,
      ...varied(headers),
      etag,
      ...(isEncoded && { "content-encoding": encoding }),
      "content-length": String(sent.length),
    },
    varies: variesOf(headers.vary) ?? [],
    vouch: readVouch(single(notes[pageNotes.stamp])),
    shown: readArticles(single(notes[pageNotes.articles]) ?? ""),
    // Checked by `keepable`.
    rule: cacheRuleOf(notes["cache-control"]) ?? { fresh: 0, whileMadeAnew: 0, inOutage: 0 },
  };
}

/** Whether HTTP lets a shared cache keep it, and nothing about it is one person's. */
function keepable({ status, headers }: UpstreamAnswer): boolean {
  return (
    status === 200 &&
    headers["set-cookie"] === undefined &&
    headers["content-encoding"] === undefined &&
    cacheRuleOf(headers["cache-control"]) !== null &&
    variesOf(headers.vary) !== null &&
    isCompressible(String(headers["content-type"])) &&
    // A page says what it was made from; without that it is no page of ours.
    (!String(headers["content-type"]).startsWith("text/html") || headers[pageNotes.stamp] !== undefined)
  );
}

/** Whether it was made for those who say what this visitor said. */
function isForSome({ headers }: UpstreamAnswer, { request }: DoorRequest): boolean {
  const heeded = heededHeaders(request.headers);
  return variesOf(headers.vary)?.some((name) => heeded[name] !== undefined) ?? true;
}

/** What a form does is done to its end, no matter who waits for the answer. */
function isRead({ request }: DoorRequest): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

function isPlain({ request, url }: DoorRequest): boolean {
  return (
    request.method === "GET" &&
    !url.target.includes("?") &&
    // What will be is shown to who looks at a preview, and to nobody else. @source decision 108
    !hasCookie(request.headers.cookie, previewCookieName) &&
    unusual.every((name) => request.headers[name] === undefined)
  );
}

/** Sends what is kept, or says that the visitor has it already. */
function sendKept(
  asking: DoorRequest,
  { headers, body, etag }: KeptAnswer,
  source: DoorRequest["source"],
): void {
  asking.source = source;
  // The standard's way to say where an answer came from. @source RFC 9211
  const own =
    source === "app"
      ? headers
      : { ...headers, "cache-status": source === "kept" ? "precise; hit" : `precise; hit; detail=${source}` };
  if (isKnown(asking.request.headers["if-none-match"], etag)) {
    const {
      "content-length": _l,
      "content-encoding": _e,
      "content-type": _t,
      ...bodiless
    } = own as Record<string, string | string[]>;
    sendWhole(asking, 304, bodiless, undefined);
    return;
  }
  sendWhole(asking, 200, own, body);
}

/** Whether the client names the answer that it has already. */
function isKnown(noneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = noneMatch?.split(",").map(bare) ?? [];
  return tags.includes("*") || tags.includes(bare(etag));
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
