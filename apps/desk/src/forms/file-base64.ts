/** A file's bytes as base64, for a call that takes them in its JSON. What they mean is the API's to say. */
export async function fileBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  // More at once is more arguments than a call may have.
  const atOnce = 32_768;
  for (let from = 0; from < bytes.length; from += atOnce)
    text += String.fromCharCode(...bytes.subarray(from, from + atOnce));
  return btoa(text);
}
