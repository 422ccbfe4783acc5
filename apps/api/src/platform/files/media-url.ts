import * as z from "zod/mini";

/** A bucket of object storage, as MEDIA_URL names it. */
export interface BucketPlace {
  readonly bucket: string;
  /** What all names begin with: empty, or ending with `/`. */
  readonly prefix: string;
  /** Where the service is, if it is not Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** An address has the bucket's name in its path, not in its host. */
  readonly isPathStyle: boolean;
}

const known = new Set(["endpoint", "region", "path-style"]);

/**
 * MEDIA_URL: `s3://bucket/folder?endpoint=https://s3.example&region=eu-west-1&path-style=1`, of which all but the bucket may be left
 * out.
 */
export const mediaUrl = /* @__PURE__ */ z.pipe(
  z.string(),
  z.transform((text, context): BucketPlace => {
    const read = readMediaUrl(text);
    if (!("fault" in read)) return read;
    context.issues.push({ code: "custom", message: read.fault, input: text });
    return z.NEVER;
  }),
);

function readMediaUrl(text: string): BucketPlace | { readonly fault: string } {
  const url = URL.parse(text);
  if (url?.protocol !== "s3:" || url.host === "" || url.username !== "" || url.hash !== "")
    return { fault: "must be s3://bucket or s3://bucket/folder" };
  const unknown = [...url.searchParams.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) return { fault: `has ${unknown}, which is none of ${[...known].join(", ")}` };
  const endpoint = url.searchParams.get("endpoint") ?? undefined;
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ""))
    return { fault: "has an endpoint that is no address of http or https" };
  const pathStyle = url.searchParams.get("path-style") ?? "0";
  if (!/^[01]$/.test(pathStyle)) return { fault: "has path-style, which must be 0 or 1" };
  const folder = url.pathname.replace(/^\/+|\/+$/g, "");
  return {
    bucket: url.hostname,
    prefix: folder === "" ? "" : `${folder}/`,
    endpoint,
    region: url.searchParams.get("region") ?? "us-east-1",
    isPathStyle: pathStyle === "1",
  };
}
