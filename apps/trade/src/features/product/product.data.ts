import { callOrNull } from "@precise/api-client/client";
import { getClientProductByPath } from "@precise/contract/trade/catalogue";
import "server-only";
import type { ClientProduct } from "@precise/contract/trade/product";
import { longestProductSegment } from "@precise/contract/wire/product-url";
import { cache } from "react";
import { tradeApi, unwrapOrRedirect } from "#trade/base/server/trade-api.ts";

/** A product at the company's prices, by the last segment of its page's path; null where trade clients have none. */
export const loadProduct = cache(
  async (segment: string): Promise<ClientProduct | null> =>
    segment.length > longestProductSegment
      ? null
      : unwrapOrRedirect(
          await callOrNull(await tradeApi(), getClientProductByPath, { params: { path: segment } }),
        ),
);
