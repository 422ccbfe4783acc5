import { answerListFile } from "../../../../features/quick-order/post-file.ts";

export function POST(request: Request): Promise<Response> {
  return answerListFile(request);
}
