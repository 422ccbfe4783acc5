import { useShopName } from "./shop-name.ts";

/** The shop's name in small letters, and the word desk. @param className of the name */
export function DeskMark({ className }: { readonly className?: string | undefined }) {
  const shop = useShopName();
  if (shop === null) return <span>desk</span>;
  return (
    <span>
      <span className={className}>{shop.toLowerCase()}</span> desk
    </span>
  );
}
