import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { baseImage } from "./base-image.ts";
import { buildImage } from "./build-image.ts";
import type { Engine } from "./engine.ts";

export const imageApps = ["api", "shop", "trade", "door", "identity"] as const;
export type ImageApp = (typeof imageApps)[number];

/**
 * Builds the app's image from a repository as it stands; layers of which nothing changed are taken again.
 * @param from another folder with the repository, and the tag that its image gets
 * @returns its name
 */
export async function appImage(
  engine: Engine,
  app: ImageApp,
  note: (text: string) => void,
  from: { readonly context: string; readonly tag?: string } = { context: root },
): Promise<string> {
  const name = `localhost/precise-${app}${from.tag === undefined ? "" : `:${from.tag}`}`;
  const node = await baseImage(engine, "node", note);
  const { context } = from;
  const file = join(context, "apps", app, "Dockerfile");
  await buildImage(engine, { file, context, name, arguments: { NODE_IMAGE: node } }, note);
  return name;
}
