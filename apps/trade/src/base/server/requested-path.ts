import "server-only";
import { headers } from "next/headers";
import { requestedPathHeader } from "./requested-path-header.ts";

/** The full path of the request for this page; a login leads back to it. */
export async function requestedPath(): Promise<string> {
  return (await headers()).get(requestedPathHeader) ?? "";
}
