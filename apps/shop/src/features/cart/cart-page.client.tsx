"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { CartContents, type CartContentsProps } from "./cart-contents.client.tsx";

/** The cart page. It is the server's page first, and works without scripts; with them it is kept fresh. */
export function CartPage(props: CartContentsProps) {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <CartContents {...props} />
    </QueryClientProvider>
  );
}
