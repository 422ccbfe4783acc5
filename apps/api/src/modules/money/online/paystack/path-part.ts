/** Whether a text may stand in a path as one part of it; `..` would lead elsewhere, however it is escaped. */
export function isPathPart(text: string): boolean {
  return /^[\w=.-]{1,200}$/.test(text) && !/^\.+$/.test(text);
}
