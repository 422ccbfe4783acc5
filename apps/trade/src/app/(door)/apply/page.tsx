import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { applicationCookieName, keptApplication } from "#trade/features/apply/application-cookie.ts";
import { applyCopy } from "#trade/features/apply/apply-copy.ts";
import { ApplyView } from "#trade/features/apply/apply-view.tsx";

export const metadata: Metadata = { title: applyCopy.title };

export default async function ApplyPage({ searchParams }: PageProps<"/apply">) {
  const query = searchParamsOf(await searchParams);
  return (
    <ApplyView
      entries={keptApplication((await cookies()).get(applicationCookieName)?.value)}
      problem={query.get("problem")}
      isSent={query.has("sent")}
    />
  );
}
