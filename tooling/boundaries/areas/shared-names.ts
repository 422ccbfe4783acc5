/** Names that two files of one workspace share, with the reason. The list only gets shorter. */
export const sharedNames: Readonly<Record<string, string>> = {};
