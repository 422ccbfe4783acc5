/**
 * The text of a file as spreadsheets and people write it: by its byte order mark; without one UTF-16 where every second byte
 * is empty, else UTF-8. Bytes that are none are pasted from an old document: each alone is read as Windows-1252, and the
 * whole file is where hardly anything beyond ASCII is UTF-8.
 * @returns undefined for what is no text
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  if (bytes.subarray(0, 65_536).includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeMixed(bytes);
  }
}

function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  for (const [index, byte] of start.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (odd > start.length / 4 && even < odd / 8) return "utf-16le";
  return even > start.length / 4 && odd < even / 8 ? "utf-16be" : undefined;
}

function decodeMixed(bytes: Uint8Array): string {
  const wrong: number[] = [];
  let wide = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) wrong.push(at);
    else if (length > 1) wide += 1;
    at += Math.max(1, length);
  }
  const old = new TextDecoder("windows-1252");
  // Two letters of Windows-1252 may happen to look like one of UTF-8.
  if (wide * 4 < wrong.length || wide === 0) return old.decode(bytes);
  const utf8 = new TextDecoder("utf-8");
  const parts: string[] = [];
  let from = 0;
  for (const at of wrong) {
    // Only the file's own start may have a mark, which the decoder takes away.
    if (at > from) parts.push(utf8.decode(bytes.subarray(from, at)));
    parts.push(old.decode(bytes.subarray(at, at + 1)));
    from = at + 1;
  }
  parts.push(utf8.decode(bytes.subarray(from)));
  return parts.join("");
}

/** How many bytes the letter at a place takes in UTF-8; 0 where it is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length =
    first >= 0xc2 && first < 0xe0
      ? 2
      : first >= 0xe0 && first < 0xf0
        ? 3
        : first >= 0xf0 && first < 0xf5
          ? 4
          : 0;
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next] ?? 0;
    if (byte < 0x80 || byte > 0xbf) return 0;
  }
  const second = bytes[at + 1] ?? 0;
  // Overlong forms, halves of pairs, and beyond the last letter.
  if (first === 0xe0 && second < 0xa0) return 0;
  if (first === 0xed && second > 0x9f) return 0;
  if (first === 0xf0 && second < 0x90) return 0;
  return first === 0xf4 && second > 0x8f ? 0 : length;
}
