import { err, ok, type Result } from "@precise/cart-core/result";
import { largestFormBytes, readForm, readUpTo } from "@precise/web/forms/read-form";

/** The fields of a post and the files with it. */
export interface PostedBrief {
  readonly form: URLSearchParams;
  readonly files: readonly Buffer[];
}

/** Fifteen megabytes of pictures and the longest fields. */
const largestBriefBytes = 15_000_000 + largestFormBytes;

/** A form with files, or an ordinary one. Empty file fields, which browsers send too, are no files. */
export async function readBrief(request: Request): Promise<Result<PostedBrief, "not-a-form" | "too-large">> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    const plain = await readForm(request);
    return plain.ok ? ok({ form: plain.value, files: [] }) : plain;
  }
  const body = await readUpTo(request, largestBriefBytes);
  if (body === null) return err("too-large");
  try {
    return ok(await parted(await new Response(body, { headers: { "content-type": type } }).formData()));
  } catch {
    // The platform's parser throws on invalid parts.
    return err("not-a-form");
  }
}

async function parted(posted: FormData): Promise<PostedBrief> {
  const form = new URLSearchParams();
  const files: Buffer[] = [];
  for (const [name, value] of posted) {
    if (typeof value === "string") form.append(name, value);
    else if (value.size > 0) files.push(Buffer.from(await value.arrayBuffer()));
  }
  return { form, files };
}
