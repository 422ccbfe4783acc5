import { currentBaselines, recordBaselines } from "./baseline.ts";

/** A step of `pnpm release:version`, after changesets has set the versions: what is about to be released is kept. */
const recorded = recordBaselines(currentBaselines());
console.log(
  recorded.length === 0 ? "No app has a new version." : `Recorded what ${recorded.join(", ")} will be.`,
);
