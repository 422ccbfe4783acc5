import { permanentRedirect } from "next/navigation";

/** The page of finding an order has moved to the address of the specification. */
export default function OldTrackOrderPage(): never {
  permanentRedirect("/orders");
}
