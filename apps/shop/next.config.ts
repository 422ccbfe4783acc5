import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createVanillaExtractPlugin } from "@vanilla-extract/next-plugin";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { buildStampFile, buildStampText } from "./src/server/build-stamp.ts";
import { fixedHeaders } from "./src/server/fixed-headers.ts";

const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: "on" } });

/** A finished build is copied and served from elsewhere, so that a later build never changes files under a running shop. */
const distDir = process.env.SHOP_DIST_DIR || ".next";

const config: NextConfig = {
  distDir,
  transpilePackages: [
    "@precise/api-client",
    "@precise/auth",
    "@precise/cart-core",
    "@precise/contract",
    "@precise/ui",
  ],
  reactCompiler: true,
  poweredByHeader: false,
  // `pnpm typecheck` finds type errors in the whole repository; whoever starts the shop does not wait for it.
  typescript: { ignoreBuildErrors: true },
  // So that /api/product/search/ answers directly on the shop's origin too; proxy.ts redirects pages itself (D21).
  skipTrailingSlashRedirect: true,
  images: {
    // AVIF is some 15 % smaller here and costs four times the time: not on two cores.
    formats: ["image/webp"],
    localPatterns: [{ pathname: "/media/**", search: "" }],
    qualities: [75],
    // The path carries a content hash: a picture that was optimised once is right for ever.
    minimumCacheTTL: 31_536_000,
  },
  experimental: { proxyClientMaxBodySize: "1mb" },
  compiler: {
    runAfterProductionCompile: async ({ distDir: builtIn }) =>
      writeFile(join(builtIn, "server", buildStampFile), buildStampText(import.meta.dirname)),
  },
  headers: async () => [{ source: "/:path*", headers: fixedHeaders }],
};

/** The page cache belongs to the built shop; `next dev` renders every page anew. */
export default function nextConfig(phase: string): NextConfig {
  const isBuilt = phase === PHASE_PRODUCTION_BUILD || phase === PHASE_PRODUCTION_SERVER;
  const pageCache = { cacheHandler: join(import.meta.dirname, "src/server/page-cache.ts") };
  return withVanillaExtract(isBuilt ? { ...config, ...pageCache } : config);
}
