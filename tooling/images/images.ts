import { readRunSettings } from "@precise/run/env";
import { PlainFailure, wordsOf } from "@precise/run/plain-failure";
import { createProgress } from "@precise/run/progress";
import { createUndoList } from "@precise/run/undo-list";
import { appImage, imageApps } from "./app-image.ts";
import { type Engine, getEngine } from "./engine.ts";
import { imageFaults } from "./image-faults.ts";

/** `pnpm images [api] [shop] [trade] [door] [identity]`: builds each app's image with the machine's engine, and looks at what it holds. */
const undos = createUndoList();
let isGood = false;
try {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !imageApps.some((app) => app === name));
  if (unknown !== undefined) throw new PlainFailure(`There is no image "${unknown}".`);
  const engine = await getEngine();
  const progress = createProgress(process.stdout, readRunSettings().isCi);
  for (const app of imageApps.filter((each) => names.length === 0 || names.includes(each))) {
    await progress.step(`image of ${app}`, async (note) => {
      const image = await appImage(engine, app, note);
      const faults = imageFaults(await pathsOf(engine, image), app);
      if (faults.length > 0)
        throw new PlainFailure(`The image of ${app} holds\n${faults.slice(0, 20).join("\n")}`);
      const said = await engine.run(["image", "inspect", "--format", "{{.Size}} {{.Config.User}}", image]);
      const [bytes = "0", user = ""] = said.trim().split(" ");
      note(`${Math.round(Number(bytes) / 1e6)} MB, runs as ${user}: ${image}`);
    });
  }
  isGood = true;
} catch (error) {
  if (!undos.isStopped()) console.error(wordsOf(error));
}
await undos.finish(isGood ? 0 : 1);

async function pathsOf(engine: Engine, image: string): Promise<readonly string[]> {
  const listed = await engine.run([
    ...["run", "--rm", "--network", "none", "--user", "root", "--entrypoint", "find"],
    ...[
      ...engine.runOptions,
      image,
      "/srv",
      "(",
      "-type",
      "d",
      "-printf",
      "%P/\\n",
      ")",
      "-o",
      "-printf",
      "%P\\n",
    ],
  ]);
  return listed.split("\n").map((path) => `srv/${path}`);
}
