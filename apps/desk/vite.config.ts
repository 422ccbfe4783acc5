import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { apiOrigin, expectedOrigin } from "./src/env.ts";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    target: "es2023",
    // The policy allows no `data:` but for pictures, and hashed files are kept for a year.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
