import { uploadQuickOrder } from "@precise/api-client/clients/quick-order-upload";
import { answerFilePost } from "@precise/web/forms/form-post";
import { paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import { tradeApiOf } from "#trade/base/server/trade-post.ts";
import { largestListFileBytes } from "./list-limits.ts";
import { afterReading } from "./post-list.ts";

/** Reads a file that a plain form has sent, and leads to its page. @source design D20 */
export function answerListFile(request: Request): Promise<Response> {
  return answerFilePost(request, { field: "file", largestBytes: largestListFileBytes }, async (post) => {
    switch (post.kind) {
      case "none":
        return { to: paths.quickOrder };
      case "too-large":
        return { to: pathWithQuery(paths.quickOrder, { problem: "too_large" }) };
      case "file":
        // The platform's own fetch: it uploads the file's bytes and streams the answer.
        return afterReading(
          await uploadQuickOrder({ ...tradeApiOf(request), fetch }, post.file, () => {}),
          post.cookies,
        );
    }
  });
}
