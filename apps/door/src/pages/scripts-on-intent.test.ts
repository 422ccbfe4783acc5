import { describe, expect, it } from "vitest";
import { linksOfPage, withScriptsOnIntent as withScriptsWaiting } from "./scripts-on-intent.ts";

const loader = '<script src="/_next/static/loader-0123456789abcdef.js" async=""></script>';
const chunk = '<script src="/_next/static/chunks/1jz57tvu23jnv.js" async=""></script>';
const list = (...addresses: string[]) =>
  `<script type="application/json" id="scripts-on-intent" data-wait="on-intent">${JSON.stringify(addresses)}</script>`;
const withScriptsOnIntent = (html: string) => withScriptsWaiting(html, "on-intent");
/** A page with a loader, a chunk, and this. */
const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head>${chunk}${loader}</head><body>${body}</body></html>`;
const untouched = (body: string) =>
  `<!DOCTYPE html><html><head>${list("/_next/static/chunks/1jz57tvu23jnv.js")}${loader}</head><body>${body}</body></html>`;

describe("a page whose scripts wait", () => {
  it("has the framework's scripts in a list where the first one stood, and no preloads of them", () => {
    expect(
      withScriptsOnIntent(
        '<!DOCTYPE html><html lang="en-NG"><head><meta charSet="utf-8"/>' +
          '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>' +
          '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
          '<link rel="modulepreload" href="/_next/static/chunks/c.js"/>' +
          '<script src="/_next/static/chunks/turbopack-077hmtqrhcoji.js" async=""></script>' +
          `${loader}<script src="/_next/static/chunks/1zkckpkak9l7-.js" async=""></script></head>` +
          '<body><p>Lamp</p><script id="_R_">self.__next_f=[]</script>' +
          '<script src="/_next/static/chunks/b.js" async=""></script></body></html>',
      ),
    ).toBe(
      '<!DOCTYPE html><html lang="en-NG"><head><meta charSet="utf-8"/>' +
        '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>' +
        `${list("/_next/static/chunks/turbopack-077hmtqrhcoji.js", "/_next/static/chunks/1zkckpkak9l7-.js", "/_next/static/chunks/b.js")}` +
        `${loader}</head><body><p>Lamp</p><script id="_R_">self.__next_f=[]</script></body></html>`,
    );
  });

  it("that is made per request has nonces, and its starting script waits too", () => {
    expect(
      withScriptsOnIntent(
        '<head><script src="/_next/static/chunks/a.js" async="" nonce="k3y="></script>' +
          '<script src="/_next/static/loader-0123456789abcdef.js" async="" nonce="k3y="></script></head>' +
          '<script nonce="k3y=">self.__next_f.push([1])</script>' +
          '<script src="/_next/static/chunks/b.js" nonce="k3y=" id="_R_" async=""></script>',
      ),
    ).toBe(
      `<head>${list("/_next/static/chunks/a.js", "/_next/static/chunks/b.js")}` +
        '<script src="/_next/static/loader-0123456789abcdef.js" async="" nonce="k3y="></script></head>' +
        '<script nonce="k3y=">self.__next_f.push([1])</script>',
    );
  });

  it.each([
    ["escaped product text", '<p>&lt;script src="/_next/static/chunks/x.js" async=""&gt;&lt;/script&gt;</p>'],
    ["a quoted value", `<p title='<script src="/_next/static/chunks/x.js" async=""></script>'>Lamp</p>`],
    ["a quoted value of an end tag", `<p>Lamp</p title='<script src="/_next/x.js" async=""></script>'>`],
    ["an inline script", `<script>self.__next_f.push('<script src="/_next/x.js" async="">')</script>`],
    [
      "data for search engines",
      `<script type="application/ld+json">{"name":"<link rel=\\"preload\\" as=\\"script\\"/>"}</script>`,
    ],
    ["a text field", '<textarea><script src="/_next/x.js" async=""></script></textarea>'],
    ["a comment", '<!-- <script src="/_next/x.js" async=""></script> -->'],
    [
      "what shows without scripts",
      '<noscript><link rel="preload" as="script" href="/_next/x.js"/></noscript>',
    ],
    ["an element of a longer name", "<script-like>Lamp</script-like>"],
    ["a second loader", '<script src="/_next/static/loader-fedcba9876543210.js" async=""></script>'],
    ["a lone angle", "<p>3 < 4</p>"],
  ])("keeps %s as it is", (_what, body) => {
    expect(withScriptsOnIntent(pageWith(body))).toBe(untouched(body));
  });
});

it("says where they wait until the page is at rest", () => {
  expect(withScriptsWaiting(pageWith("<p>Cart</p>"), "at-rest")).toBe(
    untouched("<p>Cart</p>").replace('"on-intent">', '"at-rest">'),
  );
});

it("takes out the script of browsers that run none of the others", () => {
  const old = '<script src="/_next/static/chunks/0cz1d0mv5g_q7.js" noModule=""></script>';
  expect(withScriptsOnIntent(pageWith(`<p>Lamp</p>${old}`))).toBe(untouched("<p>Lamp</p>"));
});

describe("a page is left alone", () => {
  it.each([
    ["a script of others", '<script src="https://chat.example/widget.js" async=""></script>'],
    ["a script of the framework that is not async", '<script src="/_next/static/chunks/x.js"></script>'],
    ["a module", '<script type="module" src="/_next/static/chunks/x.js" async=""></script>'],
    ["an import map", '<script type="importmap">{"imports":{}}</script>'],
    [
      "a script with an attribute that is not known",
      '<script src="/_next/x.js" async="" integrity="sha256-x"></script>',
    ],
    ["a script with text and an address", '<script src="/_next/x.js" async="">x</script>'],
    ["an attribute twice", '<script src="/_next/x.js" src="/y.js" async=""></script>'],
    ["a script written otherwise", "<script src='/_next/x.js' async></script>"],
    ["an address with a character reference", '<script src="/_next/x.js?a&amp;b" async=""></script>'],
    ["another file of the shop", '<script src="/scripts/x.js" async=""></script>'],
    ["a list that is there already", list()],
    ["a comment inside a script", "<script><!-- <script></script>"],
    ["a script without an end", "<script>1"],
    ["a tag without an end", '<p title="'],
    ["a comment without an end", "<!-- "],
    ["a declaration of another kind", "<![CDATA[ ]]>"],
  ])("that has %s", (_what, body) => {
    expect(withScriptsOnIntent(pageWith(body))).toBeNull();
  });

  it("that has no loader, or nothing that could wait", () => {
    expect(withScriptsOnIntent(`<html><head>${chunk}</head></html>`)).toBeNull();
    expect(withScriptsOnIntent(`<html><head>${loader}</head></html>`)).toBeNull();
  });
});

it("takes a time that grows with the page alone", () => {
  // Each would take minutes if anything were looked for again and again.
  for (const piece of ["<p a=b c='>'>", "<!-- x -->", "</p >", "<script>x</script>", "<", "<b "]) {
    withScriptsOnIntent(pageWith(piece.repeat(100_000)));
  }
});

describe("a Link header", () => {
  it.each([
    [
      '</_next/static/media/a.woff2>; rel=preload; as="font"; crossorigin="", </_next/static/chunks/b.js>; rel=preload; as="script"',
      '</_next/static/media/a.woff2>; rel=preload; as="font"; crossorigin=""',
    ],
    [
      '</b.js>; rel=preload; as=script; nonce="a,b", </c.css>; rel=preload; as="style", </a>; rel=next',
      "</a>; rel=next",
    ],
    ["</b.js>; rel=modulepreload", null],
    ['</script>; rel="canonical"', '</script>; rel="canonical"'],
    ["", null],
  ])("%s loses its preloads of scripts and styles", (value, left) => {
    expect(linksOfPage(value)).toBe(left);
  });
});
