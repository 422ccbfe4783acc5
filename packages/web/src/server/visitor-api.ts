import "server-only";
import type { ApiClient } from "@precise/api-client/client";
import { headers } from "next/headers";
import { apiFor, visitorHeader } from "./api.ts";

/**
 * Calls for the visitor whose request this page is made for. Makes the page one per request.
 * @param session his session's cookie; only for what is shown to him alone
 * @source design D22
 */
export async function visitorApi(session?: string): Promise<ApiClient> {
  return apiFor((await headers()).get(visitorHeader), session);
}
