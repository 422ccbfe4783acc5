import { escapeHtml } from "@precise/cart-core/markup";
import type { Json } from "./openapi.ts";

/** The page's whole style; its digest is what the page's CSP allows. */
export const docsStyle = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentcolor 18%,transparent)}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1.5rem;max-width:60rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}h3{font-size:1rem;margin:1rem 0 .25rem}
details{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;padding:.5rem .75rem}
summary{cursor:pointer}summary p{margin:.1rem 0 0}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}code{overflow-wrap:anywhere}
pre{background:color-mix(in srgb,currentcolor 6%,transparent);border-radius:.375rem;margin:0;overflow:auto;padding:.75rem}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid var(--line);padding:.35rem .5rem;text-align:left;vertical-align:top}
`;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Json }[];
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Json }>>;
}
interface Document {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  };
}

/** The OpenAPI document as a page to read: no script, no picture, nothing from another host. */
export function docsPage(json: Json): string {
  // Our own generator made it; see openapi.ts.
  const document = json as unknown as Document;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(calls.flatMap(({ operation }) => operation.tags))];
  const sections = tags.map((tag) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(tag));
    return `<h2>${escapeHtml(tag)}</h2>${own.map((call) => callSection(call, document)).join("")}`;
  });
  const shapes = Object.entries(document.components.schemas).map(
    ([name, shape]) =>
      `<details id="shape-${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${block(shape)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(document.info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${docsStyle}</style></head><body><main>
<h1>${escapeHtml(document.info.title)}</h1><p>${withCode(document.info.description)}</p>
<p>The same as a file: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
${sections.join("")}<h2>Shapes</h2>${shapes.join("")}</main></body></html>`;
}

function callSection(
  call: { path: string; method: string; operation: Operation },
  document: Document,
): string {
  const { path, method, operation } = call;
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<h3>${escapeHtml(parameter.in)}: ${escapeHtml(parameter.name)}</h3>${block(parameter.schema)}`,
  );
  const body = operation.requestBody ? `<h3>Body</h3>${block(operation.requestBody.content)}` : "";
  const answers = Object.entries(operation.responses).map(([status, answer]) => {
    const name = answer.$ref?.split("/").at(-1);
    const says = name
      ? withCode(document.components.responses[name]?.description ?? "")
      : block(answer.content ?? {});
    return `<tr><th scope="row">${escapeHtml(status)}</th><td>${says}</td></tr>`;
  });
  return `<details id="${escapeHtml(operation.operationId)}"><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code>
<p>${escapeHtml(operation.summary)}</p></summary>${parameters.join("")}${body}<h3>Answers</h3><table>${answers.join("")}</table></details>`;
}

/** JSON to read; a reference to a shape is a link to it. */
function block(json: Json): string {
  const text = escapeHtml(JSON.stringify(json, null, 2));
  const linked = text.replace(
    /&quot;#\/components\/schemas\/(\w+)&quot;/g,
    (_, name: string) => `<a href="#shape-${name}">${name}</a>`,
  );
  return `<pre tabindex="0"><code>${linked}</code></pre>`;
}

function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
