import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { forgottenCopy } from "#trade/features/login/forgotten-copy.ts";
import { readAskProblem } from "#trade/features/login/forgotten-problem.ts";
import { ForgottenView } from "#trade/features/login/forgotten-view.tsx";
import { typedEmailCookieName } from "#trade/features/login/typed-email-cookie.ts";

export const metadata: Metadata = { title: forgottenCopy.ask.title };

export default async function ForgottenPasswordPage({ searchParams }: PageProps<"/password/forgot">) {
  const query = searchParamsOf(await searchParams);
  return (
    <ForgottenView
      email={(await cookies()).get(typedEmailCookieName)?.value ?? ""}
      problem={readAskProblem(query.get("problem"))}
      isSent={query.has("sent")}
    />
  );
}
