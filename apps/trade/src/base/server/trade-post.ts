import type { ApiClient } from "@precise/api-client/client";
import { type AdmittedPost, answerPost, type FormAnswer } from "@precise/web/forms/form-post";
import { apiFor, relayingApiFor } from "@precise/web/server/api";
import { visitorOfRequest } from "@precise/web/server/visitor";
import { sessionCookieOf } from "./trade-session-cookie.ts";

/** An admitted post of one of the trade area's forms. */
export interface TradePost extends AdmittedPost {
  /** Calls the API for this visitor, in their session if they have one. */
  readonly api: ApiClient;
}

/** Calls the API for the sender of a form, in their session if they have one. */
export function tradeApiOf(request: Request): ApiClient {
  return apiFor(visitorOfRequest(request.headers), sessionCookieOf(request.headers.get("cookie")));
}

/**
 * Admits or refuses a form post; answers 303 with the cookies that the API set meanwhile.
 * @param largestBytes for a form that sends a whole list
 * @source design D6, D20
 */
export function answerTradePost(
  request: Request,
  act: (post: TradePost) => Promise<FormAnswer>,
  largestBytes?: number,
): Promise<Response> {
  const session = sessionCookieOf(request.headers.get("cookie"));
  const { api, setCookies } = relayingApiFor(visitorOfRequest(request.headers), session);
  return answerPost(
    request,
    async (post) => {
      const answer = await act({ ...post, api });
      return { ...answer, relayed: setCookies };
    },
    largestBytes,
  );
}
