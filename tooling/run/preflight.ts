import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { PlainFailure } from "./plain-failure.ts";
import { pinnedNode, pinnedPackageManager } from "./workspace.ts";

/**
 * Checks that the pinned Node runs us and that turbo will find pnpm.
 * @throws PlainFailure with the command that makes it right
 */
export function requireTools(path: string, nodeVersion: string = process.versions.node): void {
  const rightWay = `npx -y ${pinnedPackageManager()} start`;
  if (nodeVersion.split(".")[0] !== pinnedNode().split(".")[0]) {
    throw new PlainFailure(`This runs on Node ${pinnedNode()}, not ${nodeVersion}. Start it as: ${rightWay}`);
  }
  const hasPnpm = path.split(delimiter).some((folder) => isExecutable(join(folder, "pnpm")));
  if (!hasPnpm) throw new PlainFailure(`pnpm is not on the PATH. Start it as: ${rightWay}`);
}

/**
 * Makes a folder and proves that files can be written in it.
 * @throws PlainFailure naming the folder and the system's reason
 */
export function requireWritableFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new PlainFailure(
      `${folder} is not a writable folder (${error instanceof Error ? error.message : error}).`,
    );
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
