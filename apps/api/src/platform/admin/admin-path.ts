import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The longest address a unix socket may have everywhere; macOS allows 103 bytes, Linux 107. */
const longestAddress = 100;

/**
 * Where the running api of a data folder listens for operators' commands. The socket is in a folder of its own that
 * only its owner may enter; where the data folder's path is too long for a socket, that folder is in the system's
 * temporary one. On Windows it is a named pipe.
 */
export function adminAddress(dataFolder: string): { readonly folder?: string; readonly address: string } {
  const whole = resolve(dataFolder);
  const key = createHash("sha256").update(whole).digest("hex").slice(0, 24);
  if (process.platform === "win32") return { address: `\\\\.\\pipe\\precise-admin-${key}` };
  const folder = join(whole, "admin");
  if (Buffer.byteLength(join(folder, "api.sock")) <= longestAddress)
    return { folder, address: join(folder, "api.sock") };
  const short = join(tmpdir(), `precise-${key}`);
  return { folder: short, address: join(short, "api.sock") };
}
