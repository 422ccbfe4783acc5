import type { Area } from "./area.ts";
import { MARKDOWN_PARSERS, OUTSIDE_WORLD, REACT, STYLES } from "./area-lists.ts";

export const packageAreas: readonly Area[] = [
  { name: "cart-core", files: /^packages\/cart-core\/src\//, mayImport: [], forbiddenGlobals: OUTSIDE_WORLD },
  {
    name: "lighting",
    files: /^packages\/lighting\/src\//,
    mayImport: ["cart-core"],
    forbiddenGlobals: OUTSIDE_WORLD,
  },
  {
    // What servers share that stands on Node; no page may carry it.
    name: "contract-server",
    files: /^packages\/contract\/src\/server\//,
    mayImport: ["contract", "node"],
  },
  {
    // What pages say is read on servers, by the same rules from files and from the desk; no page carries the parser.
    name: "contract-pages",
    files: /^packages\/contract\/src\/pages\//,
    mayImport: ["contract", ...MARKDOWN_PARSERS, "npm:zod"],
  },
  {
    name: "contract",
    files: /^packages\/contract\/src\//,
    mayImport: ["cart-core", "npm:zod"],
    forbiddenGlobals: ["fetch", "XMLHttpRequest", "process"],
  },
  {
    name: "contract-tests",
    files: /^packages\/contract\/test\//,
    mayImport: ["contract", "npm:zod", "npm:vitest"],
  },
  {
    name: "api-client",
    files: /^packages\/api-client\/src\//,
    mayImport: ["contract", "cart-core", "npm:@tanstack/react-query", "npm:zod"],
    // The fetch is injected: the same client runs in the browser, on the server and in tests.
    forbiddenGlobals: ["process"],
  },
  { name: "ui-styles", files: /^packages\/ui\/src\/styles\//, mayImport: ["contract", ...STYLES] },
  {
    name: "ui-components",
    files: /^packages\/ui\/src\/components\/(?:(?<part>[^/]+)\/|[^/]+$)/,
    partsMayImport: {
      inputs: ["feedback", "text"],
      layout: ["text"],
      navigation: ["text"],
      panels: ["text"],
    },
    mayImport: [
      "ui-styles",
      ...REACT,
      ...STYLES,
      "npm:@radix-ui/react-dialog",
      "npm:@radix-ui/react-navigation-menu",
      "npm:lucide-react",
    ],
  },
  {
    name: "ui-blocks",
    files: /^packages\/ui\/src\/blocks\/(?:(?<part>[^/]+)\/|[^/]+$)/,
    partsMayImport: {
      buying: ["product"],
      search: ["header"],
    },
    mayImport: ["ui-styles", "ui-components", "cart-core", ...REACT, ...STYLES],
    mayImportTypesOf: ["contract"],
  },
  {
    // The development page that shows every component, and the set-up of the tests.
    name: "ui-gallery",
    files: /^packages\/ui\/src\/[^/]+\.tsx?$/,
    mayImport: ["ui-components", "ui-blocks", "ui-styles", "cart-core", ...REACT, ...STYLES],
    mayImportTypesOf: ["contract"],
  },
  { name: "ui-fonts", files: /^packages\/ui\/fonts\//, mayImport: [] },
  {
    name: "ui-scripts",
    files: /^packages\/ui\/scripts\//,
    mayImport: ["node", "npm:subset-font"],
    mayComputeImports: true,
  },
  {
    name: "auth-tests",
    files: /^packages\/auth\/src\/.*\.test\.ts$/,
    mayImport: ["auth", "auth-server", "contract", "npm:jose"],
  },
  {
    name: "auth-server",
    files: /^packages\/auth\/src\/server[-/]/,
    mayImport: ["auth", "contract", "npm:jose"],
  },
  {
    // OpenTelemetry behind our own port; loaded where traces are switched on.
    name: "tracing-otlp",
    files: /^packages\/tracing\/src\/otlp-tracer\.ts$/,
    mayImport: [
      "tracing",
      "node",
      "npm:@opentelemetry/api",
      "npm:@opentelemetry/exporter-trace-otlp-http",
      "npm:@opentelemetry/resources",
      "npm:@opentelemetry/sdk-trace",
    ],
  },
  {
    name: "tracing",
    files: /^packages\/tracing\/src\//,
    mayImport: ["tracing-otlp", "node"],
    forbiddenGlobals: ["fetch", "process"],
  },
  { name: "auth", files: /^packages\/auth\/src\//, mayImport: ["contract", "npm:aws-amplify"] },
  {
    // Next and Node as both apps use them; knows neither of them.
    name: "web-build",
    files: /^packages\/web\/src\/build\//,
    mayImport: [
      "web",
      "node",
      "npm:next",
      "npm:@vanilla-extract/compiler",
      "npm:@vanilla-extract/next-plugin",
    ],
  },
  {
    name: "web",
    files: /^packages\/web\/src\//,
    mayImport: [
      "cart-core",
      "contract",
      "api-client",
      "ui-styles",
      "ui-components",
      "ui-blocks",
      "ui-fonts",
      "tracing",
      ...REACT,
      ...STYLES,
      "node",
      "npm:next",
      "npm:prom-client",
      "npm:server-only",
      "npm:zod",
    ],
  },
];
