import { join } from "node:path";
import { build } from "rolldown";
import { loaders, madeLoader } from "./made-loader.ts";

/**
 * Makes the loaders before `next build`: files without modules, for they must run before the framework's.
 * @source design D26
 */
for (const loader of loaders) {
  await build({
    input: join(import.meta.dirname, `../src/frame/loader/${loader}-loader.ts`),
    tsconfig: false,
    treeshake: { propertyReadSideEffects: false },
    output: { file: madeLoader(loader), format: "iife", minify: true },
  });
}
