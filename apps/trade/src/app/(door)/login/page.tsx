import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { tradeReturnPath } from "#trade/base/routes/return-path.ts";
import { loadCompany } from "#trade/base/server/company.data.ts";
import { loginCopy } from "#trade/features/login/login-copy.ts";
import { readProblem } from "#trade/features/login/login-problem.ts";
import { LoginView } from "#trade/features/login/login-view.tsx";
import { typedEmailCookieName } from "#trade/features/login/typed-email-cookie.ts";

export const metadata: Metadata = { title: loginCopy.title };

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const query = searchParamsOf(await searchParams);
  const why = query.get("why");
  // No one is kept from signing in for its footnote.
  const company = await loadCompany().catch(() => null);
  return (
    <LoginView
      returnPath={tradeReturnPath(query.get("return"))}
      email={(await cookies()).get(typedEmailCookieName)?.value ?? ""}
      problem={readProblem(query)}
      why={why === "ended" || why === "changed" ? why : null}
      phone={company?.phone}
    />
  );
}
