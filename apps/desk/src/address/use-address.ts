import { useParams, useRouterState } from "@tanstack/react-router";
import type { ScreenSearch } from "./search-text.ts";

/** What stands behind the `?` of the screen's address. */
export function useAddress(): ScreenSearch {
  return useRouterState({ select: ({ location }) => location.search as ScreenSearch });
}

/** A part of the screen's address: `number` of `/orders/$number`; empty where its address has none. */
export function useAddressPart(name: string): string {
  const parts = useParams({ strict: false }) as Readonly<Record<string, string | undefined>>;
  return parts[name] ?? "";
}
