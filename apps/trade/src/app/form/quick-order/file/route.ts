import { answerListFile } from "#trade/features/quick-order/post-file.ts";

export function POST(request: Request): Promise<Response> {
  return answerListFile(request);
}
