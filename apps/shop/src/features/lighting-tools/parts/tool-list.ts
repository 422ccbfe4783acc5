import { routes, type ShopRoute } from "#shop/base/routes/route-table.ts";

/** A tool as lists of them show it, and as search engines describe it. */
export interface LightingTool {
  readonly route: ShopRoute;
  /** What one learns there. */
  readonly sentence: string;
}

export const lightingTools = {
  roomPlanner: {
    route: routes.roomPlanner,
    sentence: "How many lights a room needs, where they go, and what they cost.",
  },
  runningCost: {
    route: routes.runningCost,
    sentence: "What light costs a month, on the grid and on your own supply.",
  },
  outagePlan: {
    route: routes.outagePlan,
    sentence: "Which lights stay on while the power is out, and for how long.",
  },
  lightColour: {
    route: routes.lightColour,
    sentence: "How a room looks under warm and cool light, and what colours do under it.",
  },
  myLights: {
    route: routes.myLights,
    sentence: "What hangs where in your home, so that the same bulb is found again.",
  },
  compare: {
    route: routes.compare,
    sentence: "Up to four lights beside each other, and what differs between them.",
  },
} as const satisfies Record<string, LightingTool>;
