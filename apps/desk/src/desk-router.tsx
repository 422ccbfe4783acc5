import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { parseSearch, searchText } from "#desk/address/search-text.ts";
import { Waiting } from "#desk/parts/waiting.tsx";
import { screens } from "#desk/routes/route-list.ts";
import type { Screen } from "#desk/routes/screen.ts";
import { DeskFrame } from "#desk/shell/desk-frame.tsx";
import { FailedScreen } from "#desk/shell/failed-screen.tsx";
import { keysScreen } from "#desk/shell/keys-route.ts";
import { MissingScreen } from "#desk/shell/missing-screen.tsx";

const root = createRootRoute({ component: DeskFrame, notFoundComponent: MissingScreen });

const routeOf = ({ path, load }: Screen) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(async () => ({ default: await load() })),
  });

/** Addresses to screens; the state of a list is in the address as plain text. */
export const deskRouter = createRouter({
  routeTree: root.addChildren([...screens, keysScreen].map(routeOf)),
  parseSearch,
  stringifySearch: searchText,
  defaultPreload: false,
  scrollRestoration: true,
  defaultPendingComponent: () => <Waiting label="Opening" />,
  defaultErrorComponent: FailedScreen,
});
