/** Borders, outlines and controls that only browsers draw: where one shows, a reset is missing. */
export function findNativeBorders(): string[] {
  const native = /outset|inset|groove|ridge/;
  const borders = window.pageTools.shown("body *").flatMap((element) => {
    const { borderStyle, outlineStyle } = getComputedStyle(element);
    const faults = [
      ...(native.test(borderStyle) ? [`border (${borderStyle})`] : []),
      ...(native.test(outlineStyle) ? [`outline (${outlineStyle})`] : []),
    ];
    return faults.map((fault) => `${window.pageTools.nameOf(element)} has the browser's own ${fault}`);
  });
  const drawn = 'select, progress, meter, input:is([type="checkbox"], [type="radio"], [type="range"])';
  const looks = window.pageTools
    .shown(drawn)
    .filter((element) => getComputedStyle(element).appearance !== "none")
    .map((element) => `${window.pageTools.nameOf(element)} looks as the browser draws it`);
  const files = window.pageTools
    .shown('input[type="file"]')
    .filter((element) => native.test(getComputedStyle(element, "::file-selector-button").borderStyle))
    .map((element) => `${window.pageTools.nameOf(element)} has the browser's own button`);
  return [...borders, ...looks, ...files];
}
