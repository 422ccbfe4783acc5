/** A text read as JSON; undefined where it is none, which no schema and no check of ours takes. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    // Storage, cookies and foreign servers hold what anyone wrote there.
    return undefined;
  }
}

/** Whether a value is an object with keys of its own: neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
