import type { Metadata } from "next";
import { accountCopy } from "../../../features/account/account-copy.ts";
import { AccountView } from "../../../features/account/account-view.tsx";
import { requireTradeUser } from "../../../server/trade-session.data.ts";

export const metadata: Metadata = { title: accountCopy.title };

export default async function AccountPage({ searchParams }: PageProps<"/account">) {
  return <AccountView user={await requireTradeUser()} isChanged={(await searchParams).changed === "1"} />;
}
