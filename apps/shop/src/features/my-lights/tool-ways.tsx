import type { OwnLight } from "@precise/contract/shop/light/my-lights";
import { routes } from "#shop/base/routes/route-table.ts";
import * as page from "#shop/features/buying/order/order-view.css.ts";
import { rowsOfArticles } from "#shop/features/lighting-tools/outage-plan/outage-rows.ts";
import { lightsByRoom } from "./lights-by-room.ts";
import * as css from "./my-lights.css.ts";
import { myLightsCopy as copy } from "./my-lights-copy.ts";

/** Ways on to what lights cost, and to the plan of those that stay on in a power cut. */
export function ToolWays({ lights }: { readonly lights: readonly OwnLight[] }) {
  const address = outageAddress(lights);
  return (
    <nav className={css.ways} aria-label={copy.tools}>
      {address !== undefined && (
        <a className={page.handle} href={address} rel="nofollow">
          {copy.planOutage}
        </a>
      )}
      <a className={page.handle} href={routes.runningCost.href}>
        {routes.runningCost.name}
      </a>
    </nav>
  );
}

/** The outage plan with all lights that take power, by room; undefined where there are none. */
export function outageAddress(lights: readonly OwnLight[]): string | undefined {
  const lines = lightsByRoom(lights).flatMap(({ room, lights: there }) =>
    there.flatMap(({ light: { sku, watts, lumens }, quantity }) =>
      watts !== undefined && lumens !== undefined ? [{ sku, quantity, room }] : [],
    ),
  );
  return lines.length === 0 ? undefined : `${routes.outagePlan.href}?${rowsOfArticles(lines)}`;
}
