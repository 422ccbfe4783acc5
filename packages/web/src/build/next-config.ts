import { join } from "node:path";
import { createVanillaExtractPlugin } from "@vanilla-extract/next-plugin";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import { isStandaloneBuild } from "../env.ts";
import { type Stylesheets, stylesheetAliases } from "./stylesheets.ts";

/** Whose node_modules a build takes its dependencies from. */
const repository = join(import.meta.dirname, "../../../..");

/**
 * Next's configuration of both apps, and what each adds to it.
 * @param phase as Next hands it to a configuration that is a function
 * @param app.own settings of this app alone; they win
 * @param app.builtOnly settings of a built app, not of `next dev`
 * @param app.afterBuild called once the build's files lie in their folder
 */
export function webNextConfig(
  phase: string,
  app: {
    readonly stylesheets: Stylesheets;
    readonly picturePaths: readonly string[];
    readonly own: NextConfig;
    readonly builtOnly?: NextConfig;
    readonly afterBuild?: (distDir: string) => Promise<void>;
  },
): NextConfig {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const withVanillaExtract = createVanillaExtractPlugin({
    // A built app has its stylesheets made beforehand; `next dev` styles everything again.
    outputCss: isDevelopment,
    unstable_turbopack: { mode: "on" },
  });
  return withVanillaExtract({
    // The door compresses, and only once what it keeps.
    compress: false,
    transpilePackages: [
      "@precise/api-client",
      "@precise/auth",
      "@precise/cart-core",
      "@precise/contract",
      "@precise/ui",
      "@precise/web",
    ],
    ...(isStandaloneBuild() && { output: "standalone", outputFileTracingRoot: repository }),
    reactCompiler: true,
    poweredByHeader: false,
    // `pnpm typecheck` finds type errors in the whole repository; starting an app does not wait for it.
    typescript: { ignoreBuildErrors: true },
    // So that /api/product/search/ answers directly on the shop's origin too; proxy.ts redirects pages itself (design D21).
    skipTrailingSlashRedirect: true,
    images: {
      // AVIF is some 15 % smaller here and costs four times the time: not on two cores.
      formats: ["image/webp"],
      localPatterns: app.picturePaths.map((pathname) => ({ pathname, search: "" })),
      qualities: [75],
      // The path carries a content hash: a picture that was optimised once is right for ever.
      minimumCacheTTL: 31_536_000,
      // On each replica's disk; without a limit Next takes half of what is free.
      maximumDiskCacheSize: 512 * 1024 * 1024,
    },
    experimental: {
      // Six pictures of a design brief, where no script sends them one by one.
      proxyClientMaxBodySize: "16mb",
      globalNotFound: true,
      // On a slow phone a request costs more than the bytes that a page does not need.
      turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 4_000_000 },
    },
    ...(app.afterBuild && {
      compiler: { runAfterProductionCompile: async ({ distDir }) => app.afterBuild?.(distDir) },
    }),
    turbopack: { resolveAlias: stylesheetAliases(app.stylesheets, isDevelopment) },
    ...app.own,
    ...(isDevelopment ? {} : app.builtOnly),
  });
}
