import "buying-stylesheet";
import { OrderMissing } from "../../../../features/orders/order-missing.tsx";

export default function OrderNotFound() {
  return <OrderMissing />;
}
