/**
 * The text of a file as spreadsheets and people write it: by its byte order mark; without one UTF-16 where every second
 * byte is empty, UTF-8 where it is valid, else Windows-1252, in which every byte means something.
 * @returns undefined for what is no text
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const start = bytes.subarray(0, 4096);
  const empty = [0, 0];
  for (const [index, byte] of start.entries()) {
    if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = empty;
  if (odd > start.length / 4 && even === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (even > start.length / 4 && odd === 0) return new TextDecoder("utf-16be").decode(bytes);
  if (even + odd > 0) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: a spreadsheet's own "CSV" of Windows.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
