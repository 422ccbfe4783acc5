/** What a rule could use without being given it: the clock, chance, the network, the console, storage, the page. */
export const OUTSIDE_WORLD = [
  "Date",
  "performance",
  "Math.random",
  "crypto",
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "console",
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "document",
  "window",
  "navigator",
  "globalThis",
  "process",
  "setTimeout",
  "setInterval",
  "queueMicrotask",
];

export const REACT = ["npm:react", "npm:react-dom"];
export const STYLES = ["npm:@vanilla-extract/css", "npm:@vanilla-extract/recipes"];
export const PACKAGES_OF_AN_APP = [
  "cart-core",
  "contract",
  "lighting",
  "api-client",
  "ui-styles",
  "ui-components",
  "ui-blocks",
  "auth",
  "auth-server",
  "ui-gallery",
  "web",
];
export const NEXT_APP = [
  ...PACKAGES_OF_AN_APP,
  ...REACT,
  ...STYLES,
  "node",
  "npm:next",
  "npm:@tanstack/react-query",
  "npm:jotai",
  "npm:server-only",
  "npm:sharp",
  "npm:zod",
  // Not packages: names that next.config.ts points at the stylesheets.
  "npm:shop-stylesheet",
  "npm:trade-stylesheet",
  "npm:buying-stylesheet",
  "npm:later-stylesheet",
  "npm:consent-stylesheet",
  "npm:mixer-stylesheet",
  "npm:home-stylesheet",
  "npm:landing-stylesheet",
  "npm:product-stylesheet",
  "npm:tools-stylesheet",
  "npm:reading-stylesheet",
  "npm:service-stylesheet",
  "npm:people-stylesheet",
  "npm:cart-stylesheet",
  "npm:account-stylesheet",
  "npm:gallery-stylesheet",
];

/** Read what pages say, on servers and before a build. */
export const MARKDOWN_PARSERS = [
  "npm:mdast",
  "npm:mdast-util-from-markdown",
  "npm:mdast-util-gfm-table",
  "npm:micromark-extension-gfm-table",
];

/** Read the shop's content files; its pages know the types of Markdown. */
export const CONTENT_PARSERS = ["contract-pages", "npm:yaml", "npm:mdast"];
