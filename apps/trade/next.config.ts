import { webNextConfig } from "@precise/web/build/next-config";
import type { NextConfig } from "next";
import { distDir } from "./src/base/env.ts";
import { basePath } from "./src/base/routes/base-path.ts";
import { stylesheets } from "./styles/stylesheets.ts";

/** The trade area: its own zone of the shop's domain. Its pages are made per request and never cached. */
export default function nextConfig(phase: string): NextConfig {
  return webNextConfig(phase, {
    stylesheets,
    picturePaths: [`${basePath}/media/**`],
    own: { distDir: distDir(), basePath },
  });
}
