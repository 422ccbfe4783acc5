/** Borders and outlines that only browsers draw: where one shows, a reset is missing. */
export function findNativeBorders(): string[] {
  const native = /outset|inset|groove|ridge/;
  return window.pageTools.shown("body *").flatMap((element) => {
    const { borderStyle, outlineStyle } = getComputedStyle(element);
    const name = window.pageTools.nameOf(element);
    return [
      ...(native.test(borderStyle) ? [`${name} has the browser's own border (${borderStyle})`] : []),
      ...(native.test(outlineStyle) ? [`${name} has the browser's own outline (${outlineStyle})`] : []),
    ];
  });
}
