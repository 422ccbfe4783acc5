import type { ApiClient } from "@precise/api-client/client";
import {
  type AdmittedPost,
  answerPost,
  answerPostOf,
  type FormAnswer,
  type ReadPost,
} from "@precise/web/forms/form-post";
import { cartCookieName, usableCartId } from "../storage/cart-cookie.ts";
import { apiForVisitor } from "./visitor-api.ts";

export type { FormAnswer } from "@precise/web/forms/form-post";

/** A form post that was let in, with what the shop's forms also need. */
export interface FormPost<Form = URLSearchParams> extends AdmittedPost<Form> {
  readonly cartId: string | null;
  /** Calls the API for this visitor. */
  readonly api: ApiClient;
}

/** Lets a post of one of the shop's forms in, or refuses it; every answer is 303. @source design D6, D20 */
export function answerFormPost(
  request: Request,
  act: (post: FormPost) => Promise<FormAnswer>,
): Promise<Response> {
  return answerPost(request, (post) => act({ ...post, ...shopPartsOf(request, post.cookies) }));
}

/** The same for a form that is read in another way: with files. */
export function answerFormPostOf<Form>(
  request: Request,
  read: ReadPost<Form>,
  act: (post: FormPost<Form>) => Promise<FormAnswer>,
): Promise<Response> {
  return answerPostOf(request, read, (post) => act({ ...post, ...shopPartsOf(request, post.cookies) }));
}

function shopPartsOf(request: Request, cookies: ReadonlyMap<string, string>) {
  return {
    cartId: usableCartId(cookies.get(cartCookieName)),
    api: apiForVisitor(request.headers),
  };
}
