import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { FileStore } from "./file-store.ts";
import type { BucketPlace } from "./media-url.ts";

/** Types of what the shop keeps, by the end of a name: a CDN that reads from the bucket tells them on. */
const contentTypes: Readonly<Record<string, string>> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  avif: "image/avif",
};

/**
 * Files in a bucket of object storage. Credentials are those that the SDK finds: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the
 * machine's role.
 * @param folder what the names of this store begin with
 * @param isPrivate false: caches may keep what they read from the bucket for good
 */
export function s3Store(place: BucketPlace, folder: string, { isPrivate = false } = {}): FileStore {
  const { bucket, prefix, endpoint, region, isPathStyle } = place;
  const client = new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint && { endpoint }),
    // A picture in a page is not worth more than these: the page shows its colour instead.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    // Not every service that speaks S3 knows the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const start = `${prefix}${folder}/`;
  const at = (name: string) => ({ Bucket: bucket, Key: `${start}${name}` });

  async function sizeOf(name: string): Promise<number | undefined> {
    try {
      return (await client.send(new HeadObjectCommand(at(name)))).ContentLength ?? 0;
    } catch (fault) {
      if (isMissing(fault)) return undefined;
      throw fault;
    }
  }

  return {
    async find(name) {
      const bytes = await sizeOf(name);
      if (bytes === undefined) return undefined;
      return {
        bytes,
        // The SDK's stream of Node is one.
        stream: async () => (await client.send(new GetObjectCommand(at(name)))).Body as Readable,
      };
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (fault) {
        if (isMissing(fault)) return undefined;
        throw fault;
      }
    },
    async write(name, bytes) {
      if ((await sizeOf(name)) === bytes.length) return false;
      await client.send(
        new PutObjectCommand({
          ...at(name),
          Body: bytes,
          ContentType: contentTypes[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
          CacheControl: isPrivate ? "private, no-store" : "public, max-age=31536000, immutable",
        }),
      );
      return true;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
    async *list() {
      let after: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: start, ContinuationToken: after }),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key === undefined || LastModified === undefined) continue;
          yield { name: Key.slice(start.length), bytes: Size ?? 0, changedAt: LastModified };
        }
        after = page.NextContinuationToken;
      } while (after !== undefined);
    },
    signedLink: (name, seconds) =>
      getSignedUrl(client, new GetObjectCommand(at(name)), { expiresIn: seconds }),
  };
}

function isMissing(fault: unknown): boolean {
  return fault instanceof NoSuchKey || fault instanceof NotFound;
}
