import { answerSharePicture } from "#shop/features/share-pictures/answer-share-picture.ts";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/share/[...path]">,
): Promise<Response> {
  return answerSharePicture((await params).path);
}
