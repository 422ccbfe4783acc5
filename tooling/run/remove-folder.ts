import { rm } from "node:fs/promises";
import { PlainFailure } from "./plain-failure.ts";

/**
 * Removes a folder into which a process that is just ending may still write: then it is tried again for some seconds.
 * @throws PlainFailure with the folder's path when it stays
 */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PlainFailure(`${folder} could not be removed: ${why}`);
  }
}
