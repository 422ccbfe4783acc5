import { Wordmark } from "@precise/ui/blocks/header/wordmark";
import { useQuery } from "@tanstack/react-query";
import * as css from "./desk-mark.css.ts";
import { sessionQuery } from "./session-queries.ts";

/** The shop's logo, or its name in small letters, and the word desk. @param className of the name */
export function DeskMark({ className }: { readonly className?: string | undefined }) {
  const { shop_name: shop, look } = useQuery(sessionQuery).data ?? {};
  if (shop === undefined) return <span>desk</span>;
  return (
    <span className={css.mark}>
      {look?.logo ? <Wordmark name={shop} /> : <span className={className}>{shop.toLowerCase()}</span>} desk
    </span>
  );
}
