import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { UnreadableFile } from "./import-report.ts";

/** SHA-256 of a file in hexadecimal, so that the audit can say which one it was. @throws UnreadableFile */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash);
  } catch (cause) {
    throw new UnreadableFile(`${path} cannot be read`, { cause });
  }
  return hash.digest("hex");
}
