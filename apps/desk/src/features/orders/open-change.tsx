import { listOrderChanges } from "@precise/contract/desk/orders/order-changes";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";

/** Says that a change of the order waits for its buyer, or which order it took the place of. */
export function OpenChange({ number }: { readonly number: string }) {
  const { data } = useQuery(deskQuery(listOrderChanges, { params: { number } }));
  const open = data?.changes.find(({ state }) => state === "open");
  if (open)
    return (
      <Alert tone="caution" title="A change waits for the customer's answer">
        {open.made_by} proposed it: {open.reason} It ends on {shortDayAndTime(open.expires_at)}.{" "}
        <DeskLink href={`/orders/${number}/change`}>See the change</DeskLink>
      </Alert>
    );
  if (!data?.replaces) return null;
  return (
    <p>
      This order took the place of <DeskLink href={`/orders/${data.replaces}`}>{data.replaces}</DeskLink>.
    </p>
  );
}
