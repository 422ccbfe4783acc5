/** Small files with one importer that stay by themselves, each with its reason. The list may only become shorter. */
export const smallFiles: Readonly<Record<string, string>> = {};
