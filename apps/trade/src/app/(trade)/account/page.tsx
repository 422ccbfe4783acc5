import type { Metadata } from "next";
import { requireTradeUser } from "#trade/base/server/trade-session.data.ts";
import { accountCopy } from "#trade/features/account/account-copy.ts";
import { AccountView } from "#trade/features/account/account-view.tsx";

export const metadata: Metadata = { title: accountCopy.title };

export default async function AccountPage({ searchParams }: PageProps<"/account">) {
  return <AccountView user={await requireTradeUser()} isChanged={(await searchParams).changed === "1"} />;
}
