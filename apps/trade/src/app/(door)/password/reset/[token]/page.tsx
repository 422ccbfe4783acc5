import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { forgottenCopy } from "#trade/features/login/forgotten-copy.ts";
import { readChooseProblem } from "#trade/features/login/forgotten-problem.ts";
import { NewPasswordView } from "#trade/features/login/new-password-view.tsx";

export const metadata: Metadata = {
  title: forgottenCopy.choose.title,
  // The token opens an account: no other site may see it.
  referrer: "no-referrer",
};

/** The link of our mail; a prefetch or a preview of it changes nothing. */
export default async function NewPasswordPage({
  params,
  searchParams,
}: PageProps<"/password/reset/[token]">) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  return <NewPasswordView token={token} problem={readChooseProblem(searchParamsOf(query).get("problem"))} />;
}
