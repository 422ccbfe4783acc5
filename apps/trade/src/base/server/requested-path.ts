import "server-only";
import { headers } from "next/headers";
import { askedPathHeader } from "./requested-path-header.ts";

/** The full path that this page was asked for under; what a login leads back to. */
export async function askedPath(): Promise<string> {
  return (await headers()).get(askedPathHeader) ?? "";
}
