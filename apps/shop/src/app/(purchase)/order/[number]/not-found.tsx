import { Container } from "@precise/ui/components/layout";
import { trackPage } from "../../../../features/order/order-view.css.ts";
import { TrackForm } from "../../../../features/order/track-form.tsx";
import { orderCopy } from "../../../../purchase/copy/order-copy.ts";

/** The same for a wrong number and for somebody else's order: a way to find one's own. */
export default function OrderNotFound() {
  return (
    <Container>
      <div className={trackPage}>
        <h1>{orderCopy.notHereTitle}</h1>
        <p>{orderCopy.notHereText}</p>
        <TrackForm entries={{ number: "", email: "" }} />
      </div>
    </Container>
  );
}
