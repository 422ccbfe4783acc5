import { neverReleased } from "./apps.ts";
import { currentBaselines, recordBaselines } from "./baseline.ts";

/**
 * A step of `pnpm release:version`, after changesets has set the versions: what is about to be released is kept.
 * `node tooling/releases/record.ts --unreleased` records again what was never released, since no user has it.
 */
const again = process.argv.includes("--unreleased") ? neverReleased : undefined;
const recorded = recordBaselines(currentBaselines(), again);
console.log(
  recorded.length === 0 ? "No app has a new version." : `Recorded what ${recorded.join(", ")} will be.`,
);
