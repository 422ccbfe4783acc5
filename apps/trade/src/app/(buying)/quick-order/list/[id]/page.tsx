import "buying-stylesheet";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { callProblemOf } from "#trade/base/problems/call-problem.ts";
import { pageNumberOf } from "#trade/base/routes/paths.ts";
import { loadStoredList } from "#trade/features/quick-order/list.data.ts";
import { ListGone, ListView } from "#trade/features/quick-order/list-view.tsx";
import { quickCopy } from "#trade/features/quick-order/quick-order-copy.ts";

export const metadata: Metadata = { title: quickCopy.list.title };

/** A list that a plain form has sent. @source design D20 */
export default async function ListPage({ params, searchParams }: PageProps<"/quick-order/list/[id]">) {
  const [{ id }, query] = await Promise.all([params, searchParams.then(searchParamsOf)]);
  const list = await loadStoredList(id);
  if (list === null) return <ListGone />;
  const page = pageNumberOf(query.get("page"));
  return <ListView id={id} list={list} page={page} problem={callProblemOf(query.get("problem"))} />;
}
