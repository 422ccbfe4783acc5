import "server-only";
import type { ApiClient } from "@precise/api-client/client";
import { headers } from "next/headers";
import { apiFor, visitorHeader } from "./api.ts";

/** Calls for the visitor whose request this page is made for. Makes the page one per request. @source D22 */
export async function visitorApi(): Promise<ApiClient> {
  return apiFor((await headers()).get(visitorHeader));
}
