import type { SourceTree } from "./source-tree.ts";

const API_SOURCE = /^apps\/api\/src\/.*\.ts$/;
/** The one place that writes a moment for the wire. */
const CODEC = "apps/api/src/platform/time/wire-time.ts";

/** Files of the API that write a moment by hand. */
export function timeFaults({ sources }: SourceTree): string[] {
  return [...sources].flatMap(([path, text]) =>
    API_SOURCE.test(path) && path !== CODEC && text.includes("toISOString")
      ? [`${path} writes a moment by hand: wireTime of ${CODEC} does`]
      : [],
  );
}
