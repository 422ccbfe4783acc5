import "buying-stylesheet";
import { OrderMissing } from "#trade/features/orders/order-missing.tsx";

export default function OrderNotFound() {
  return <OrderMissing />;
}
