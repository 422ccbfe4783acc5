import { FormPage } from "@precise/ui/components/layout/form-page";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { readTradeUser } from "#trade/base/server/trade-session.data.ts";
import { accountCopy } from "#trade/features/account/account-copy.ts";
import { PasswordForm } from "#trade/features/account/password-form.client.tsx";
import { readPasswordProblem } from "#trade/features/account/password-problem.ts";

const { password } = accountCopy;

export const metadata: Metadata = { title: password.title };

/** Also the one page that is open while a given password must be changed. */
export default async function PasswordPage({ searchParams }: PageProps<"/password">) {
  const user = await readTradeUser();
  if (user === null) redirect("/login?why=ended");
  const query = searchParamsOf(await searchParams);
  return (
    <FormPage title={password.title} text={user.must_change_password ? password.forced : password.text}>
      <PasswordForm said={readPasswordProblem(query.get("problem"))} />
    </FormPage>
  );
}
