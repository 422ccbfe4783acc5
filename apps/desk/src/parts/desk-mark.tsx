import { useShopName } from "#desk/session/shop-name.ts";

/** The shop's name in small letters, and the word desk. @param className of the name */
export function DeskMark({ className }: { readonly className?: string | undefined }) {
  const shop = useShopName();
  return <>{shop !== null && <span className={className}>{shop.toLowerCase()}</span>} desk</>;
}
