import { scriptsOnIntent, type WaitOfScripts } from "@precise/contract/door/page-notes";
import { nameEnd, readTag, type Tag, tagEnd } from "./html-tags.ts";

/** Every address of the framework's files begins so. */
const frameworkPrefix = "/_next/";
/** The shop's loaders lie among the framework's files, so that they are kept as those are; they stay in the page. */
const loaderName = /^loader-[0-9a-f]{16}\.js$/;

/** Elements whose text no browser reads as tags; what a browser without scripts sees is one of them. */
const rawText: ReadonlySet<string> = new Set([
  "script",
  "style",
  "textarea",
  "title",
  "noscript",
  "iframe",
  "noembed",
  "noframes",
  "xmp",
]);

/**
 * A page in which the framework's scripts wait until they are wanted: their tags and preloads are taken out, and their
 * addresses stand in a list for the page's loader; what only browsers run that run none of them is taken out. Inline scripts stay as they are, and so do their hashes.
 * @param html the whole page
 * @param wait for what they wait
 * @returns null where the page has a script that is not exactly of a known kind, no loader, or nothing to take out: it is
 * to be sent as it is
 * @source design D26
 */
export function withScriptsOnIntent(html: string, wait: WaitOfScripts): string | null {
  const scripts: string[] = [];
  const kept: string[] = [];
  /** Place in `kept` of the list: where the first script stood, so that it is there before any control. */
  let listPlace = -1;
  let hasLoader = false;
  let keptUntil = 0;
  const cut = (from: number, until: number) => {
    kept.push(html.slice(keptUntil, from));
    keptUntil = until;
  };

  let at = html.indexOf("<");
  while (at !== -1) {
    const next = html.charCodeAt(at + 1);
    let after = at + 1;
    if (next === exclamationMark) {
      after = endOfDeclaration(html, at);
      if (after === -1) return null;
    } else if (next === slash) {
      // An end tag may have attributes, which mean nothing; what is no tag at all is read as a comment.
      after = isLetter(html.charCodeAt(at + 2)) ? tagEnd(html, at) : -1;
      if (after === -1) return null;
    } else if (next === questionMark) {
      return null;
    } else if (isLetter(next)) {
      const end = tagEnd(html, at);
      if (end === -1) return null;
      after = end;
      const name = html.slice(at + 1, nameEnd(html, at)).toLowerCase();
      if (name === "plaintext") return null;
      if (rawText.has(name)) {
        const close = endOfRawText(html, name, end);
        if (close === -1) return null;
        after = close;
      }
      if (name === "script") {
        const kind = kindOfScript(readTag(html, at, end), html.slice(end, html.lastIndexOf("<", after - 1)));
        if (kind === null) return null;
        if (kind === "loader") hasLoader = true;
        else if (kind === "unused") cut(at, after);
        else if (kind !== "stays") {
          cut(at, after);
          if (listPlace === -1) listPlace = kept.push("") - 1;
          scripts.push(kind.src);
        }
      } else if (name === "link" && isScriptPreload(readTag(html, at, end))) {
        cut(at, end);
      }
    }
    at = html.indexOf("<", after);
  }
  if (scripts.length === 0 || !hasLoader) return null;
  const { listId, waitAttribute } = scriptsOnIntent;
  kept[listPlace] =
    `<script type="application/json" id="${listId}" ${waitAttribute}="${wait}">${dataText(scripts)}</script>`;
  kept.push(html.slice(keptUntil));
  return kept.join("");
}

/**
 * A `Link` header without preloads of scripts, which wait, and of style sheets, whose own tags begin the page: the same packet
 * says it twice.
 * @param value of one header, or of several joined by commas
 * @returns null when nothing is left
 */
export function linksOfPage(value: string): string | null {
  return linksBut(
    value,
    (link) =>
      /;\s*rel="?modulepreload\b/i.test(link) ||
      (/;\s*rel="?preload\b/i.test(link) && /;\s*as="?(?:script|style)\b/i.test(link)),
  );
}

/** The same without preloads of fonts, for browsers that save data. */
export function linksWithoutFonts(value: string): string | null {
  return linksBut(value, (link) => /;\s*rel="?preload\b/i.test(link) && /;\s*as="?font\b/i.test(link));
}

function linksBut(value: string, isDropped: (link: string) => boolean): string | null {
  const links = value.match(/<[^>]*>(?:"(?:[^"\\]|\\.)*"|[^,"])*/g) ?? [];
  const left = links.filter((link) => !isDropped(link));
  return left.length === 0 ? null : left.map((link) => link.trim()).join(", ");
}

type ScriptKind = "stays" | "loader" | "unused" | { readonly src: string } | null;

/** Null: a kind that is not known, of which nobody can say whether it may wait. */
function kindOfScript(tag: Tag | null, text: string): ScriptKind {
  if (tag === null) return null;
  const { src, type, id, async, nomodule, nonce: _, ...others } = tag;
  if (Object.keys(others).length > 0) return null;
  if (src === undefined) {
    if (async !== undefined || nomodule !== undefined) return null;
    // A comment's beginning changes how the rest of a script is read.
    if (text.includes("<!--")) return null;
    if (type === undefined) return id === undefined || id === bootstrapId ? "stays" : null;
    return /^application\/(?:ld\+)?json$/.test(type) && id !== scriptsOnIntent.listId ? "stays" : null;
  }
  if (type !== undefined || text !== "") return null;
  // For browsers without modules, in which the framework's other files do not run.
  if (nomodule !== undefined)
    return isFramework(src) && async === undefined && id === undefined ? "unused" : null;
  if (async !== "" || (id !== undefined && id !== bootstrapId)) return null;
  if (isLoader(src)) return "loader";
  return isFramework(src) ? { src } : null;
}

/** React's own mark on the script that starts a page. */
const bootstrapId = "_R_";

/** Only addresses that mean the same inside an attribute and outside of it. */
function isFramework(src: string): boolean {
  return src.startsWith(frameworkPrefix) && /^[\w./~%?=-]+$/.test(src);
}

function isLoader(src: string): boolean {
  const { loaderFolder } = scriptsOnIntent;
  return src.startsWith(loaderFolder) && loaderName.test(src.slice(loaderFolder.length));
}

function isScriptPreload(tag: Tag | null): boolean {
  if (tag === null) return false;
  const { rel, as, href = "" } = tag;
  if (!isFramework(href) || isLoader(href)) return false;
  return rel === "modulepreload" || (rel === "preload" && as === "script");
}

/** Nothing in it can end the element that holds it. */
function dataText(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

const exclamationMark = 0x21;

const slash = 0x2f;
const questionMark = 0x3f;

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

/** Behind a comment or doctype; -1 for what is neither, or does not end. */
function endOfDeclaration(html: string, at: number): number {
  if (html.startsWith("<!--", at)) {
    // `<!-->` and `<!--->` are whole comments.
    const short = /^<!---?>/.exec(html.slice(at, at + 6));
    if (short) return at + short[0].length;
    const end = html.indexOf("-->", at + 4);
    // Browsers end a comment by this, too.
    return end === -1 || html.slice(at, end).includes("--!>") ? -1 : end + 3;
  }
  if (!/^<!doctype\b/i.test(html.slice(at, at + 10))) return -1;
  const end = html.indexOf(">", at);
  return end === -1 ? -1 : end + 1;
}

/** Behind the end tag of an element whose text is no markup; -1 where it has none. */
function endOfRawText(html: string, name: string, from: number): number {
  for (let at = html.indexOf("</", from); at !== -1; at = html.indexOf("</", at + 2)) {
    const afterName = at + 2 + name.length;
    if (html.slice(at + 2, afterName).toLowerCase() !== name) continue;
    // "</scripts>" ends no script; only `>` at once is what we send.
    if (html[afterName] === ">") return afterName + 1;
    if (/[\s/]/.test(html[afterName] ?? "")) return -1;
  }
  return -1;
}
