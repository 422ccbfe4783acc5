/** Folder of the build, relative to the app's. A finished build is copied and served from elsewhere. */
export function distDir(): string {
  return process.env.TRADE_DIST_DIR || ".next";
}
