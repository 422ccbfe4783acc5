import { Parser } from "saxen";

/** What is called while XML is read. Names come without their prefix: some programs write `x:row`. */
export interface XmlEvents {
  open(name: string, attributes: () => Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Reads XML part by part. No entity is expanded but those of XML itself.
 * @throws Error on what is not well-formed, and whatever an event throws
 */
export function readXml(parts: Iterable<string>, { open, close, text }: XmlEvents): void {
  const parser = new Parser()
    .on("error", (fault) => {
      throw fault;
    })
    .on("openTag", (name, attributes, decode) => open(local(name), () => decoded(attributes(), decode)))
    .on("closeTag", (name) => close?.(local(name)))
    .on("text", (raw, decode) => text?.(decode(raw)))
    .on("cdata", (raw) => text?.(raw));
  for (const part of parts) parser.write(part);
  parser.end();
}

/** Most have neither prefixes nor entities, and there are millions of them. */
function decoded(
  attributes: Readonly<Record<string, string>>,
  decode: (text: string) => string,
): Readonly<Record<string, string>> {
  let isPlain = true;
  for (const name in attributes) if (name.includes(":") || attributes[name]?.includes("&")) isPlain = false;
  if (isPlain) return attributes;
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [local(name), decode(value)]));
}

function local(name: string): string {
  const at = name.indexOf(":");
  return at < 0 ? name : name.slice(at + 1);
}
