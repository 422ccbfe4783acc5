import { sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { mends } from "./mends.ts";

const source = fileURLToPath(new URL("../../../src/", import.meta.url));
const edits = mends[process.env.MONEY_WITHOUT ?? ""]?.edits ?? [];

/** The sequences over the API as it was before the mend that MONEY_WITHOUT names; the files stay as they are. */
export default defineConfig({
  test: {
    include: ["test/faults/money/money-sequences.test.ts"],
    globalSetup: "test/fixtures/run-folder.ts",
    // What is kept of a file would be taken for the file as it is by the next run.
    fsModuleCache: false,
  },
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
});
