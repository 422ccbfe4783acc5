import type { Browser, CDPSession } from "@playwright/test";

/** What one cold visit to a page cost, on a phone of 360 × 740 at two device pixels. */
export interface PageWeight {
  readonly address: string;
  readonly status: number;
  readonly jsBytes: number;
  /** With the scripts that came when a control was first used, after everything else was measured. */
  readonly wantedJsBytes: number;
  readonly htmlBytes: number;
  readonly cssBytes: number;
  readonly fontBytes: number;
  readonly imageBytes: number;
  readonly otherBytes: number;
  readonly totalBytes: number;
  readonly requests: number;
  /** Sum of layout shifts while it loaded. */
  readonly layoutShift: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Answers of 400 and above, and requests without an answer. */
  readonly failed: readonly string[];
  /** Requests that would have left this machine. */
  readonly elsewhere: readonly string[];
  /** Errors thrown in the page. */
  readonly errors: readonly string[];
  /** What the figures are made of, the heaviest first. */
  readonly parts: readonly PagePart[];
}

/** One request of a visit. */
export interface PagePart {
  readonly kind: "js" | "html" | "css" | "font" | "image" | "other";
  readonly bytes: number;
  readonly address: string;
}

interface Request {
  readonly url: string;
  type: string;
  bytes: number;
  status: number;
  failure: string;
}

type Kind = PagePart["kind"];

/** How long the network must be silent before the page counts as loaded, and how long that may take. */
const SILENCE_MS = 1000;
const LIMIT_MS = 20_000;

/** What a visitor brings to a page, and does there. */
export interface Visit {
  /** Label of a field of the main part that gets the focus once the page is there; what that loads counts too. */
  readonly turnTo?: string | undefined;
  /** A cookie that names a session or a cart, `name=value`. */
  readonly cookie?: string;
}

/**
 * Visits a page once with an empty cache and counts every byte on the wire (headers included), until the network has
 * been silent for a second. The page is not touched until all of that is counted; then a control is used, and the scripts
 * are counted that this brings.
 */
export async function measurePage(browser: Browser, address: string, visit: Visit = {}): Promise<PageWeight> {
  const { turnTo, cookie } = visit;
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    if (cookie !== undefined) {
      const [name = "", value = ""] = cookie.split("=");
      await context.addCookies([{ name, value, url: new URL(address).origin }]);
    }
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    const requests = await watchRequests(network);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(observePaints);
    const response = await page.goto(address, { waitUntil: "load", timeout: LIMIT_MS });
    await requests.silence();
    if (turnTo !== undefined) {
      await page.getByRole("main").getByLabel(turnTo, { exact: true }).focus();
      await requests.silence();
    }
    const paints = await page.evaluate(readPaints);
    const untouched = sum(requests.all());
    await page.evaluate(useControl);
    await requests.silence();
    const { jsBytes: wantedJsBytes } = sum(requests.all());
    return { address, status: response?.status() ?? 0, ...untouched, wantedJsBytes, ...paints, errors };
  } finally {
    await context.close();
  }
}

async function watchRequests(network: CDPSession) {
  const seen = new Map<string, Request>();
  const finished: Request[] = [];
  let lastChange = Date.now();
  const open = new Set<string>();
  const of = (id: string) => seen.get(id);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  network.on("Network.requestWillBeSent", (event) => {
    lastChange = Date.now();
    const before = of(event.requestId);
    // A redirect keeps its id: what it cost so far is put away first.
    if (before !== undefined && event.redirectResponse !== undefined) {
      before.bytes = event.redirectResponse.encodedDataLength;
      before.status = event.redirectResponse.status;
      finished.push(before);
    }
    seen.set(event.requestId, {
      url: event.request.url,
      type: event.type ?? "",
      bytes: 0,
      status: 0,
      failure: "",
    });
    open.add(event.requestId);
  });
  network.on("Network.responseReceived", (event) => {
    const request = of(event.requestId);
    if (request === undefined) return;
    request.type = event.type;
    request.status = event.response.status;
  });
  network.on("Network.loadingFinished", (event) => {
    lastChange = Date.now();
    open.delete(event.requestId);
    const request = of(event.requestId);
    if (request !== undefined) request.bytes = event.encodedDataLength;
  });
  network.on("Network.loadingFailed", (event) => {
    lastChange = Date.now();
    open.delete(event.requestId);
    const request = of(event.requestId);
    if (request !== undefined && !event.canceled) request.failure = event.errorText;
  });
  return {
    all: (): readonly Request[] =>
      [...finished, ...seen.values()].filter((request) => /^https?:/.test(request.url)),
    async silence() {
      lastChange = Date.now();
      const until = Date.now() + LIMIT_MS;
      while (Date.now() < until && (open.size > 0 || Date.now() - lastChange < SILENCE_MS)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

function sum(requests: readonly Request[]) {
  const bytes: Record<Kind, number> = { js: 0, html: 0, css: 0, font: 0, image: 0, other: 0 };
  for (const request of requests) bytes[kindOf(request)] += request.bytes;
  return {
    jsBytes: bytes.js,
    htmlBytes: bytes.html,
    cssBytes: bytes.css,
    fontBytes: bytes.font,
    imageBytes: bytes.image,
    otherBytes: bytes.other,
    totalBytes: Object.values(bytes).reduce((total, each) => total + each, 0),
    requests: requests.length,
    failed: requests
      .filter((request) => request.status >= 400 || request.failure !== "")
      .map((request) => `${request.failure === "" ? request.status : request.failure} ${request.url}`),
    elsewhere: requests.filter((request) => !isOnThisMachine(request.url)).map((request) => request.url),
    parts: requests
      .map((request) => ({ kind: kindOf(request), bytes: request.bytes, address: request.url }))
      .sort((one, other) => other.bytes - one.bytes),
  };
}

function kindOf({ type }: Request): Kind {
  const kinds: Readonly<Record<string, Kind>> = {
    Script: "js",
    Document: "html",
    Stylesheet: "css",
    Font: "font",
    Image: "image",
  };
  return kinds[type] ?? "other";
}

function isOnThisMachine(address: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(address).hostname);
}

interface Paints {
  layoutShift: number;
  largestPaintMs: number;
}

/** Runs in the page: as if something had been typed, for that changes nothing. */
function useControl(): void {
  document.querySelector("button, input")?.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Runs in the page before its own scripts. */
function observePaints(): void {
  const paints: Paints = { layoutShift: 0, largestPaintMs: 0 };
  Object.assign(globalThis, { __paints: paints });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("layout-shift", (entry) => {
    const shift = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) paints.layoutShift += shift.value;
  });
  observe("largest-contentful-paint", (entry) => {
    paints.largestPaintMs = entry.startTime;
  });
}

/** Runs in the page at the end. */
function readPaints() {
  const { __paints: paints } = globalThis as unknown as { __paints: Paints };
  const first = performance.getEntriesByName("first-contentful-paint")[0];
  return {
    layoutShift: Math.round(paints.layoutShift * 10_000) / 10_000,
    largestPaintMs: Math.round(paints.largestPaintMs),
    firstPaintMs: Math.round(first?.startTime ?? 0),
  };
}
