import type { ApiClient } from "@precise/api-client/client";
import { type AdmittedPost, answerPost, type FormAnswer } from "@precise/web/forms/form-post";
import { cartCookieName, usableCartId } from "./cart-cookie.ts";
import { apiForVisitor } from "./visitor-api.ts";

export type { FormAnswer } from "@precise/web/forms/form-post";

/** A form post that was let in, with what the shop's forms need besides. */
export interface FormPost extends AdmittedPost {
  readonly cartId: string | null;
  /** Calls the API for this visitor. */
  readonly api: ApiClient;
}

/** Lets a post of one of the shop's forms in, or refuses it; every answer is 303. @source D6, D20 */
export function answerFormPost(
  request: Request,
  act: (post: FormPost) => Promise<FormAnswer>,
): Promise<Response> {
  return answerPost(request, (post) =>
    act({
      ...post,
      cartId: usableCartId(post.cookies.get(cartCookieName)),
      api: apiForVisitor(request.headers),
    }),
  );
}
