export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that the caller takes: brotli before gzip; `q=0` means not at all. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    (isRefused ? refused : taken).add(name);
  }
  const takes = (name: string) => !refused.has(name) && (taken.has(name) || taken.has("*"));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
