import "account-stylesheet";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Container } from "@precise/ui/components/layout/layout";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import { HelpByPhone } from "@precise/web/forms/help-by-phone";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { shopEnv } from "#shop/base/env.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { loadAccountPage } from "#shop/features/account/account.data.ts";
import { accountCopy } from "#shop/features/account/account-copy.ts";
import { AccountView } from "#shop/features/account/account-view.tsx";
import { returnPathOfVisit } from "#shop/features/account/sign-in/return-path-of-visit.ts";
import { signInCopy } from "#shop/features/account/sign-in/sign-in-copy.ts";
import { SignInPanel } from "#shop/features/account/sign-in/sign-in-panel.client.tsx";
import { signInViewOf } from "#shop/features/account/sign-in/sign-in-view.ts";

export const metadata: Metadata = { title: accountCopy.metaTitle, robots: { index: false } };

/** Logging in and registering for guests, My account for signed-in users. @source spec §2 "/auth" */
export default async function AuthPage({ searchParams }: PageProps<"/auth">) {
  const [page, query, asking, company] = await Promise.all([
    loadAccountPage(),
    searchParams,
    headers(),
    // No one is kept from signing in for its footnote.
    loadCompany().catch(() => null),
  ]);
  const { auth, siteOrigins } = shopEnv();
  const params = searchParamsOf(query);
  switch (page.kind) {
    case "guest":
      return (
        <Container>
          <SignInPanel
            auth={auth}
            view={signInViewOf(params.get("view"))}
            returnPath={returnPathOfVisit(params.get("returnTo"), asking.get("referer"), siteOrigins)}
          >
            <HelpByPhone question={signInCopy.help} phone={company?.phone} />
          </SignInPanel>
          <noscript>{signInCopy.noScripts}</noscript>
        </Container>
      );
    case "signed-in":
      return <AccountView auth={auth} {...page} />;
    case "unreachable":
      return (
        <Container>
          <EmptyState level={1} lit title={accountCopy.unreachableTitle} action={<RetrySoon />}>
            <p>{accountCopy.unreachableText}</p>
          </EmptyState>
        </Container>
      );
  }
}
