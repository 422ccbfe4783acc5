/** Placeholders and chosen options that are wider than their field, so that their end is cut. */
export function findCutFieldTexts(): string[] {
  const { shown, nameOf, widthOfText } = window.pageTools;
  const room = (field: Element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  return shown("input, textarea, select").flatMap((field) => {
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.textContent ?? "")
        : (field.getAttribute("placeholder") ?? "");
    const needs = Math.ceil(widthOfText(text, field));
    const has = Math.floor(room(field));
    // A placeholder of several lines wraps.
    if (field instanceof HTMLTextAreaElement || needs <= has + 1) return [];
    return [`${nameOf(field)}: "${text}" is ${needs} px wide, the field holds ${has} px`];
  });
}
