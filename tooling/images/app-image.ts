import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { baseImage } from "./base-image.ts";
import { buildImage } from "./build-image.ts";
import type { Engine } from "./engine.ts";

export const imageApps = ["api", "shop", "trade", "door", "identity"] as const;
export type ImageApp = (typeof imageApps)[number];

/**
 * Builds the app's image from the repository as it stands; layers of which nothing changed are taken again.
 * @returns its name
 */
export async function appImage(engine: Engine, app: ImageApp, note: (text: string) => void): Promise<string> {
  const name = `localhost/precise-${app}`;
  const node = await baseImage(engine, "node", note);
  const file = join(root, "apps", app, "Dockerfile");
  await buildImage(engine, { file, context: root, name, arguments: { NODE_IMAGE: node } }, note);
  return name;
}
