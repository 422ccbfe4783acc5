/** A name, perhaps empty, and an address. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** `My Shop <orders@shop.example>` or the address alone; undefined for anything else. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, plain, address] =
    /^(?:"([^"\\<>\p{Cc}]*)"\s*|([^"<>@\p{Cc}]*?)\s*)<([^\s<>@]+@[^\s<>@]+)>$/u.exec(text.trim()) ?? [];
  if (address !== undefined) return { name: quoted ?? plain ?? "", address };
  return /^[^\s<>@,;"\p{Cc}]+@[^\s<>@,;"\p{Cc}]+$/u.test(text.trim())
    ? { name: "", address: text.trim() }
    : undefined;
}

/** A text for a mail's header: one line, whatever was typed into it. */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
