import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createVanillaExtractPlugin } from "@vanilla-extract/next-plugin";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import { distDir } from "./src/env.ts";
import { buildStampFile, buildStampText } from "./src/server/build-stamp.ts";
import { compressBuiltFiles } from "./src/server/compressed-files.ts";
import { fixedHeaders } from "./src/server/fixed-headers.ts";
import { stylesheetAliases } from "./styles/stylesheets.ts";

const config: NextConfig = {
  // A finished build is copied and served from elsewhere, so that a later build never changes files under a running shop.
  distDir: distDir(),
  // Whole answers are compressed once and kept instead: see src/server/whole-answers.ts.
  compress: false,
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
    localPatterns: [
      { pathname: "/media/**", search: "" },
      { pathname: "/_next/static/media/**", search: "" },
    ],
    qualities: [75],
    // The path carries a content hash: a picture that was optimised once is right for ever.
    minimumCacheTTL: 31_536_000,
  },
  experimental: {
    proxyClientMaxBodySize: "1mb",
    globalNotFound: true,
    // On a slow phone a request costs more than the bytes that a page does not need.
    turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 4_000_000 },
  },
  compiler: {
    runAfterProductionCompile: async ({ distDir: folder }) => {
      compressBuiltFiles(folder);
      await writeFile(join(folder, "server", buildStampFile), buildStampText(import.meta.dirname));
    },
  },
  headers: async () => [{ source: "/:path*", headers: fixedHeaders }],
};

/** A built shop has a page cache and stylesheets made beforehand; `next dev` renders and styles everything anew. */
export default function nextConfig(phase: string): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const withVanillaExtract = createVanillaExtractPlugin({
    outputCss: isDevelopment,
    unstable_turbopack: { mode: "on" },
  });
  const pageCache = { cacheHandler: join(import.meta.dirname, "src/server/page-cache.ts") };
  return withVanillaExtract({
    ...config,
    turbopack: { resolveAlias: stylesheetAliases(isDevelopment) },
    ...(isDevelopment ? {} : pageCache),
  });
}
