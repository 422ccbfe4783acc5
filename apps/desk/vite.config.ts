import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { apiOrigin, expectedOrigin } from "./src/env.ts";

const firstFiles = [
  {
    name: "desk",
    test: /apps\/desk\/src\/(?:api|address|keyboard|parts|session|styles|shell\/(?!command|find|key|sign|use-found))|packages\/(?:api-client|contract\/src\/(?:wire|look))\//,
  },
  {
    name: "lists",
    test: /apps\/desk\/src\/(?:screens|table\/(?!rows-in-sight)|views\/(?:saved|view-query))/,
  },
];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    target: "es2023",
    // The policy allows no `data:` but for pictures, and hashed files are kept for a year.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What each screen needs, and what each list needs, in a file each: forty small ones would compress worse. @source decision 124
    rolldownOptions: { output: { codeSplitting: { groups: [...firstFiles] } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    // The API answers the desk by its own host, and takes writes from its own origin only.
    proxy: {
      "/api/desk": {
        target: apiOrigin(),
        headers: { origin: expectedOrigin, host: new URL(expectedOrigin).host },
      },
    },
  },
});
