import { cartLinksIn } from "@precise/cart-core/shared-lines";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { useMay } from "#desk/session/session.ts";
import * as css from "./inbox.css.ts";

/** More links than a person sends at once. */
const mostOffered = 5;

/** For each cart whose link is in a message: the way to an order of it. */
export function CartOffers({ text }: { readonly text: string }) {
  const mayOrder = useMay("order.write");
  const links = mayOrder ? cartLinksIn(text).slice(0, mostOffered) : [];
  if (links.length === 0) return null;
  return (
    <p className={css.offers}>
      {links.map((link, place) => (
        <ButtonLink
          key={link}
          href={`/new-order?${new URLSearchParams({ cart: link })}`}
          tone="secondary"
          Link={DeskLink}
        >
          {links.length === 1 ? "Make an order of this cart" : `Make an order of cart ${place + 1}`}
        </ButtonLink>
      ))}
    </p>
  );
}
