import { faultWords } from "@precise/contract/pages/fault-words";
import { isMap, isScalar, LineCounter, type Node, parseDocument, type YAMLMap } from "yaml";
import * as z from "zod/mini";
import { BadContent, type ContentFault } from "./content-fault.ts";

/** The name of the field that holds what stands below the front matter of a Markdown file. */
const textField = "text";

/**
 * Reads one content file: YAML, or Markdown with YAML between two lines of `---` before it, whose text becomes the field
 * `text`.
 * @param file path below the content folder; its ending says what it is
 * @throws BadContent with every fault, each with its line and field
 */
export function readContentFile<Schema extends z.ZodMiniType>(
  schema: Schema,
  file: string,
  source: string,
): z.infer<Schema> {
  const { yaml, yamlStart, text, textStart } = parts(file, source);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + yamlStart;
  if (document.errors.length > 0) {
    throw new BadContent(
      document.errors.map(({ pos, message }) => ({
        file,
        line: lineAt(pos[0]),
        field: "file",
        message: message.split("\n")[0] ?? "cannot be read",
      })),
    );
  }
  const entries: unknown = document.toJS() ?? {};
  const value = text === null || typeof entries !== "object" ? entries : { ...entries, [textField]: text };
  const read = z.safeParse(schema, value, { error: faultWords });
  if (read.success) return read.data;
  throw new BadContent(
    read.error.issues
      .flatMap((issue) => faultsOf(issue))
      .map(({ path, ...fault }) => ({
        file,
        field: path.join(".") || "file",
        message: fault.message,
        line:
          path[0] === textField && text !== null
            ? textStart + (fault.lineInText ?? 1)
            : lineOf(document.contents, path, lineAt) + Math.max(0, (fault.lineInText ?? 1) - 1),
      })),
  );
}

function parts(file: string, source: string) {
  if (!file.endsWith(".md")) return { yaml: source, yamlStart: 0, text: null, textStart: 0 };
  const found = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(source);
  if (!found) {
    const message = "must begin with ---, fields, and --- again";
    throw new BadContent([{ file, line: 1, field: "file", message }]);
  }
  const [head, yaml = ""] = found;
  return { yaml, yamlStart: 1, text: source.slice(head.length), textStart: head.split("\n").length - 1 };
}

type Found = Pick<ContentFault, "message"> & {
  readonly path: readonly string[];
  readonly lineInText?: number;
};

/** An issue as faults: one for each unknown field. */
function faultsOf(issue: z.core.$ZodIssue): Found[] {
  const path = issue.path.map(String);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, key], message: "is no field of this file" }));
  }
  const { params } = issue as { params?: { line?: number } };
  return [{ path, message: issue.message, ...(params?.line ? { lineInText: params.line } : {}) }];
}

/** The line of a field, or of the nearest thing round it that is there. */
function lineOf(root: Node | null, path: readonly string[], lineAt: (offset: number) => number): number {
  let node: unknown = root;
  let offset = 0;
  for (const part of path) {
    const next = isMap(node) ? pairOf(node, part) : undefined;
    const child = next?.value ?? childOf(node, part);
    const at = next?.keyOffset ?? offsetOf(child);
    if (at === undefined) break;
    offset = at;
    node = child;
  }
  return lineAt(offset);
}

function pairOf(map: YAMLMap, name: string) {
  const pair = map.items.find(({ key }) => isScalar(key) && String(key.value) === name);
  return pair && { keyOffset: offsetOf(pair.key), value: pair.value };
}

function childOf(node: unknown, part: string): unknown {
  return node !== null && typeof node === "object" && "items" in node && Array.isArray(node.items)
    ? node.items[Number(part)]
    : undefined;
}

function offsetOf(node: unknown): number | undefined {
  const range = node !== null && typeof node === "object" && "range" in node ? node.range : undefined;
  return Array.isArray(range) && typeof range[0] === "number" ? range[0] : undefined;
}
