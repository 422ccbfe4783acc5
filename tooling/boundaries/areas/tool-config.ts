import type { Area } from "./area.ts";

export const toolConfigAreas: readonly Area[] = [
  // Configuration of tools, at the root of a package: not shipped, and free to name what it configures.
  {
    name: "tool-config",
    files: /^(?:[^/]+\/[^/]+\/)?(?:vite|vitest|playwright|next|knip|sherif)\.config\.ts$|^knip\.ts$/,
    mayImport: [
      "node",
      "npm:vite",
      "npm:vitest",
      "npm:@vitejs/plugin-react",
      "npm:@vanilla-extract/vite-plugin",
      "npm:@vanilla-extract/next-plugin",
      "npm:@playwright/test",
      "npm:next",
      "npm:knip",
      "desk-env",
      "shop-base",
      "shop-loader",
      "chromium",
      "shop-styles",
      "trade-base",
      "trade-styles",
      "journeys",
      "web-build",
    ],
  },
];
