import { randomUUID } from "node:crypto";
import { ownHostsOf } from "@precise/contract/wire/own-hosts";
import {
  deskImportPath,
  deskPicturesPath,
  largestCatalogueBytes,
  largestPictureBytes,
  shopLogoPath,
} from "@precise/contract/wire/upload-paths";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Behind } from "../behind.ts";
import { type DoorRequest, withSignal } from "../door-request.ts";
import { acceptedEncoding } from "../pages/compress.ts";
import { refusalAnswer } from "../pages/outage-pages.ts";
import { passOn, sendWhole } from "../pass-on.ts";
import type { DeskSettings, DoorSettings } from "../settings.ts";
import { checkRequest } from "../visitors/check-request.ts";
import { staffCookiesAlone } from "../visitors/cookies.ts";
import { fixedHeaders, headersForApp } from "../visitors/headers.ts";
import { away, type Refusal, Refused } from "../visitors/refusal.ts";
import { visitOf } from "../visitors/trusted-proxies.ts";
import type { Zone } from "../zones.ts";
import { type DeskFiles, deskFiles } from "./desk-files.ts";

/**
 * The desk loads nothing of another house but pictures of the shop's own bucket, runs nothing that is in a page, and is in no frame.
 */
const policyOf = ({ picturesOrigin }: DeskSettings) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", picturesOrigin].join(" ").trimEnd(),
    "font-src 'self'",
    "connect-src 'self'",
    // An e-mail is looked at in a frame; its own answer lets it run and load nothing.
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

const calls: Zone = {
  name: "desk",
  paths: /^\/api\/desk(?:\/|$)/,
  upstream: "api",
  compresses: false,
  limit: "none",
  largestBodyBytes: 2_000_000,
  outage: "json",
};
/** Pictures and catalogue files: passed on while they come in. */
const uploads: Zone = {
  ...calls,
  name: "desk-uploads",
  paths: new RegExp(`^(?:${deskPicturesPath}|${deskImportPath}|${shopLogoPath})/?$`),
  largestBodyBytes: Math.max(largestPictureBytes, largestCatalogueBytes) + 1_000_000,
  isUpload: true,
};
const files: Zone = { ...calls, name: "desk-files", paths: /^/, largestBodyBytes: 0, outage: "bare" };

/** What a browser shows by itself. The other files, a dozen a visit, would say in vain what holds for these. */
const isDocument = /^(?:text\/html|image\/svg|application\/pdf|$)/;

const missing: Refusal = { status: 404, code: "not_found", message: "There is nothing here." };

/**
 * What the staff meets: the desk's files and its calls, on an origin of its own. Nothing of the shop is reached by it, and
 * nothing of it by the shop's door.
 * @source decision 063
 */
export function openDeskDoor(
  behind: Behind,
  settings: Pick<DoorSettings, "trustedProxies" | "internalSecret">,
  desk: DeskSettings,
  log: FastifyBaseLogger,
): FastifyInstance {
  const isOwnHost = ownHostsOf([desk.origin]);
  const { host } = new URL(desk.origin);
  const built = deskFiles(desk.folder);
  const fixed = {
    ...fixedHeaders(desk.origin.startsWith("https:")),
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  };
  const headersOf = (type: string) =>
    isDocument.test(type)
      ? { ...fixed, "content-security-policy": policyOf(desk) }
      : { "x-content-type-options": "nosniff" };
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // As at the shop's door.
    rewriteUrl: () => "/",
    forceCloseConnections: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.all("/", async (request, reply) => {
    request.raw.url = request.originalUrl;
    const checked = checkRequest(request.raw, isOwnHost);
    const isReadable = !("status" in checked);
    const zone =
      (isReadable ? [uploads, calls].find(({ paths }) => paths.test(checked.path)) : undefined) ?? files;
    const visit = visitOf(request.raw, settings.trustedProxies);
    const asking: DoorRequest = {
      request,
      reply,
      url: isReadable ? checked : { target: "/", path: "/" },
      zone,
      visit,
      isPrefetch: false,
      headersForApp: () =>
        headersForApp(request.raw, {
          visit,
          // By it the API knows that a call came in here.
          host,
          requestId: request.id,
          internalSecret: settings.internalSecret,
          cookiesFor: staffCookiesAlone,
        }),
      beginsTrace: true,
      mayBeKept: false,
      signal: undefined,
      source: "app",
    };
    try {
      if (!isReadable) throw new Refused(checked);
      if (zone === files) await answerFile(built, asking, headersOf);
      else await passOn({ ...behind, fixedHeaders: fixed }, withSignal(asking));
    } catch (fault) {
      refuse(asking, fault, fixed, log);
    }
    return reply;
  });
  return app;
}

async function answerFile(
  built: DeskFiles,
  asking: DoorRequest,
  headersOf: (type: string) => Readonly<Record<string, string>>,
): Promise<void> {
  const { request, url } = asking;
  if (request.method !== "GET" && request.method !== "HEAD") throw new Refused(missing);
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  // Every screen is shown by the one page; what looks like a file and is none is missing.
  const isScreen = !/\.[a-z0-9]+$/i.test(url.path);
  const found = (await built.find(url.path, encoding)) ?? (isScreen ? await built.page(encoding) : undefined);
  if (found === undefined) throw new Refused(missing);
  const headers: Record<string, string> = {
    ...headersOf(found.headers["content-type"] ?? ""),
    ...found.headers,
  };
  asking.source = "kept";
  if (request.headers["if-none-match"] === found.headers.etag) {
    const { "content-length": _length, ...unchanged } = headers;
    return sendWhole(asking, 304, unchanged, undefined);
  }
  sendWhole(asking, 200, headers, found.body);
}

function refuse(
  asking: DoorRequest,
  fault: unknown,
  fixed: Readonly<Record<string, string>>,
  log: FastifyBaseLogger,
): void {
  const { raw } = asking.reply;
  if (raw.destroyed || raw.headersSent) return void raw.destroy();
  const refusal = fault instanceof Refused ? fault.refusal : away;
  if (refusal === away) log.warn({ fault: String(fault) }, "the API did not answer the desk");
  const { headers, body } = refusalAnswer(refusal, asking.zone.outage);
  const length = String(Buffer.byteLength(body));
  const ending = asking.request.raw.complete ? {} : { connection: "close" };
  sendWhole(asking, refusal.status, { ...fixed, ...headers, ...ending, "content-length": length }, body);
}
