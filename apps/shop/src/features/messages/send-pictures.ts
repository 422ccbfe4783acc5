import { type ApiClient, call } from "@precise/api-client/client";
import {
  addBriefPicture,
  largestBriefPictureBytes,
  mostBriefPictures,
} from "@precise/contract/shop/design-briefs";
import { type PictureProblem, pictureProblemOf } from "./picture-problem.ts";

/** Sends files until one is refused. @param before names of pictures that have arrived already */
export async function sendPictures(
  api: ApiClient,
  files: readonly Buffer[],
  before: readonly string[],
): Promise<{ readonly tokens: readonly string[]; readonly problem: PictureProblem | null }> {
  const tokens = [...before];
  let problem: PictureProblem | null = null;
  for (const file of files) {
    if (tokens.length >= mostBriefPictures) return { tokens, problem: "too_many" };
    if (file.length > largestBriefPictureBytes) {
      problem = "picture_too_large";
      continue;
    }
    const sent = await call(api, addBriefPicture, { body: { content: file.toString("base64") } });
    if (sent.ok) tokens.push(sent.value);
    else problem = pictureProblemOf(sent.failure);
  }
  return { tokens, problem };
}
