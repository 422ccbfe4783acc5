import { join } from "node:path";
import type { ShopFiles } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";
import type { BucketPlace } from "./media-url.ts";

/** The shop's files in its data folder. */
export function filesInFolder(dataFolder: string): ShopFiles {
  return {
    media: folderStore(join(dataFolder, "media")),
    briefs: folderStore(join(dataFolder, "briefs"), { isPrivate: true }),
    incoming: incomingIn(dataFolder),
  };
}

/** The shop's files where they are kept. @param bucket undefined: in the data folder */
export async function openFiles(dataFolder: string, bucket: BucketPlace | undefined): Promise<ShopFiles> {
  if (bucket === undefined) return filesInFolder(dataFolder);
  // Loaded where it is used: most shops have a folder.
  const { s3Store } = await import("./s3-store.ts");
  return {
    media: s3Store(bucket, "media"),
    briefs: s3Store(bucket, "briefs", { isPrivate: true }),
    incoming: incomingIn(dataFolder),
  };
}

function incomingIn(dataFolder: string): string {
  return join(dataFolder, "incoming");
}
