import { Breadcrumbs } from "@precise/ui/components/navigation/breadcrumbs";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { routes } from "#shop/base/routes/route-table.ts";

/** The way from the home page to this one. @param entries without the home page; the last may be the page itself */
export function PageTrail({
  entries,
}: {
  readonly entries: readonly { readonly name: string; readonly href?: string }[];
}) {
  return <Breadcrumbs trail={[routes.home, ...entries]} Link={IntentLink} />;
}
