/** The encodings that we send, the smaller first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that a client takes; null when it takes none of ours. @param header its Accept-Encoding */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? refused : named).add(name);
  }
  const takes = (encoding: Encoding) => named.has(encoding) || (named.has("*") && !refused.has(encoding));
  return encodings.find(takes) ?? null;
}
