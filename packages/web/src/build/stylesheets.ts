import { join } from "node:path";

/** The stylesheets that an app makes before a build. */
export interface Stylesheets {
  /** The app's folder. */
  readonly app: string;
  /** What every page loads. */
  readonly common: string;
  /**
   * What is added by `import "<name>-stylesheet"` in a page or in what it loads; made from all modules that
   * have that line.
   */
  readonly extra: readonly string[];
  /** What only the development gallery needs. */
  readonly gallery?: string;
}

/** Where they lie. */
export function stylesheetFolder({ app }: Pick<Stylesheets, "app">): string {
  return join(app, "styles", "generated");
}

/**
 * The files behind the names by which modules import the stylesheets. In development the files of an earlier build would
 * lie over the styles that it makes by itself.
 */
export function stylesheetAliases(sheets: Stylesheets, isDevelopment: boolean): Record<string, string> {
  const { common, extra, gallery } = sheets;
  return Object.fromEntries(
    [common, ...extra, ...(gallery ? [gallery] : [])].map((name) => [
      `${name}-stylesheet`,
      isDevelopment ? "./styles/none.css" : `./styles/generated/${name}.css`,
    ]),
  );
}
