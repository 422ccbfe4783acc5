import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { webNextConfig } from "@precise/web/build/next-config";
import type { NextConfig } from "next";
import { loaderName, loaders, madeLoader } from "./loader/made-loader.ts";
import { distDir } from "./src/base/env.ts";
import { cartPageRewrite } from "./src/base/routes/cart-page-rewrite.ts";
import { buildStampFile, buildStampText } from "./src/base/server/build-stamp.ts";
import { stylesheets } from "./styles/stylesheets.ts";

/** A built shop has a page cache; `next dev` renders everything on each request. */
export default function nextConfig(phase: string): NextConfig {
  return webNextConfig(phase, {
    stylesheets,
    picturePaths: ["/media/**", "/_next/static/media/**"],
    // A finished build is copied and served from elsewhere, so that a later build never changes files under a running shop.
    own: { distDir: distDir() },
    builtOnly: {
      cacheHandler: join(import.meta.dirname, "src/base/server/page-cache.ts"),
      rewrites: async () => ({ beforeFiles: [cartPageRewrite], afterFiles: [], fallback: [] }),
      // Written into the pages.
      env: {
        PAGE_LOADER: loaderName("page"),
        CONSENT_LOADER: loaderName("consent"),
        VIEWED_LOADER: loaderName("viewed"),
        COMPARE_LOADER: loaderName("compare"),
      },
    },
    afterBuild: async (folder) => {
      for (const loader of loaders) {
        await copyFile(madeLoader(loader), join(folder, "static", loaderName(loader)));
      }
      await writeFile(join(folder, "server", buildStampFile), buildStampText(import.meta.dirname));
    },
  });
}
