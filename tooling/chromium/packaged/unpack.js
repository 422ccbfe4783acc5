// Run by find-chromium.ts after the install, with TMPDIR set to the folder to unpack into. Prints the program's path.
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import chromium from "@sparticuz/chromium";

const browser = await chromium.executablePath();

// The shared libraries that slim systems lack (nss, nspr) come with the package too.
const libraries = join(tmpdir(), "libraries");
mkdirSync(libraries, { recursive: true });
const packed = join(
  fileURLToPath(import.meta.resolve("@sparticuz/chromium")),
  "..",
  "..",
  "bin",
  "al2023.tar.br",
);
execFileSync("tar", ["-x", "-C", libraries], { input: brotliDecompressSync(readFileSync(packed)) });

const program = join(tmpdir(), "chromium.sh");
writeFileSync(
  program,
  `#!/bin/sh
export LD_LIBRARY_PATH="${libraries}/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-${join(tmpdir(), "fonts")}}"
exec "${browser}" "$@"
`,
);
chmodSync(program, 0o755);
console.log(program);
