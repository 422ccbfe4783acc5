import { sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import tests from "../../../vitest.config.ts";
import { mends } from "./mends.ts";

const source = fileURLToPath(new URL("../../../src/", import.meta.url));
const edits = mends[process.env.MONEY_WITHOUT ?? ""]?.edits ?? [];

/** The tests over the API as it was before the mend that MONEY_WITHOUT names; the files stay as they are. */
export default mergeConfig(
  tests,
  defineConfig({
    // What is kept of a file would be taken for the file as it is by the next run.
    test: { fsModuleCache: false },
    plugins: [
      {
        name: "without-mend",
        enforce: "pre",
        transform(code, id) {
          if (!id.startsWith(source)) return undefined;
          const file = id.slice(source.length).replaceAll(sep, "/");
          const ours = edits.filter((edit) => edit.file === file);
          return ours.reduce((text, { is, was }) => text.replace(is, () => was), code);
        },
      },
    ],
  }),
);
