import { execFileSync } from "node:child_process";
import { readRunSettings } from "@precise/run/env";
import { PlainFailure, wordsOf } from "@precise/run/plain-failure";
import { createProgress } from "@precise/run/progress";
import { registryVariables } from "./env.ts";
import { imageFaults } from "./image-faults.ts";
import { imageApps, makeImage } from "./make-image.ts";

/**
 * `pnpm images [api] [shop] [trade]`: runs each app's Dockerfile without Docker, and looks at what the image would hold.
 */
try {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !imageApps.some((app) => app === name));
  if (unknown !== undefined) throw new PlainFailure(`There is no image "${unknown}".`);
  const settings = readRunSettings();
  const machine = { ...settings.machine, ...registryVariables() };
  const progress = createProgress(process.stdout, settings.isCi);
  for (const app of imageApps.filter((each) => asked.length === 0 || asked.includes(each))) {
    await progress.step(`image of ${app}`, async (note) => {
      const image = await makeImage(app, { machine, note });
      const faults = imageFaults(image.folder, app);
      if (faults.length > 0)
        throw new PlainFailure(`The image of ${app} holds\n${faults.slice(0, 20).join("\n")}`);
      const [kib = "0"] = execFileSync("du", ["-sk", image.folder], { encoding: "utf8" }).split("\t");
      note(`${Math.round(Number(kib) / 1024)} MB, runs as ${image.user}: ${image.folder}`);
    });
  }
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}
